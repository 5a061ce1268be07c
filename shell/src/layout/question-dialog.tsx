import { Button, Confirm, Dialog } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';
import { WaitingDialog } from './waiting-dialog';

/** Shows the first unanswered question. */
export function QuestionDialog() {
  const [question] = useStore(useShell().feedback.questions);
  const { t } = useTexts();
  if (question === undefined) return null;
  if (question.type === 'alert') {
    return (
      <Dialog
        open
        title={question.title}
        onClose={question.answer}
        footer={<Button onClick={question.answer}>{t('understood')}</Button>}
      >
        {question.text}
      </Dialog>
    );
  }
  if (question.type === 'waiting') return <WaitingDialog {...question} />;
  const { title, text, confirm, cancel, danger, answer } = question;
  return (
    <Confirm
      open
      title={title}
      confirm={confirm}
      cancel={cancel}
      danger={danger}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </Confirm>
  );
}
