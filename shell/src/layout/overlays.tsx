import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { Button, Confirm, Dialog, Icon, token, type as typography } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const ToastStack = styled.div`
  position: fixed;
  inset: auto ${token.space[4]} ${token.size(96)};
  z-index: 20;
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  pointer-events: none;
`;
const ToastBox = styled.p`
  max-width: ${token.size(480)};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.page};
  box-shadow: ${token.elevation.lifted};
`;
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: 3px;
  background: ${token.color.primary};
`;
const Hint = styled.p`
  position: fixed;
  top: ${token.space[3]};
  left: 50%;
  z-index: 20;
  transform: translateX(-50%);
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${typography.support}
`;
const OfflineBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${typography.support}
`;

export function Toasts() {
  const toasts = useStore(useShell().feedback.toasts);
  const shown = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map(({ id, text }) => <ToastBox key={id}>{text}</ToastBox>);
  return (
    <>
      <ToastStack role="status">{shown(false)}</ToastStack>
      <ToastStack role="alert">{shown(true)}</ToastStack>
    </>
  );
}

export function Questions() {
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

/** A line at the top of the page, and words where it takes long (SHL-13 to SHL-15). */
export function LoadingIndicator() {
  const loading = useStore(useShell().loading);
  const { t } = useTexts();
  return (
    <div role="status">
      {loading !== 'none' && <Progress />}
      {loading === 'slow' && <Hint>{t('loading')}</Hint>}
    </div>
  );
}

export function ConnectionBar() {
  const online = useStore(useShell().bridge.online);
  const { t } = useTexts();
  return (
    <div role="status">
      {!online && (
        <OfflineBar>
          <Icon of={WifiOff} size={20} />
          {t('offline')}
        </OfflineBar>
      )}
    </div>
  );
}
