import styled from 'styled-components';
import { Button, Dialog, token } from '@vez/shared/ui';
import { visuallyHidden } from '@vez/shared/ui/theme';
import type { Question } from '../feedback/feedback';
import { useStore } from '../use-store';

const Bar = styled.progress`
  width: 100%;
  height: ${token.size(12)};
  margin-top: ${token.space[3]};
  accent-color: ${token.color.primary};
`;

const Said = styled.span`
  ${visuallyHidden}
`;

/** Coarse steps, because screen readers announce every change. */
const STEP = 0.25;

type Waiting = Extract<Question, { type: 'waiting' }>;

/** Shows a slow task with its progress and a cancel button. */
export function WaitingDialog({ title, text, cancel, done, answer }: Waiting) {
  const part = useStore(done);
  const percent = Math.floor(part / STEP) * STEP * 100;
  return (
    <Dialog
      open
      title={title}
      closable={false}
      onClose={answer}
      footer={
        <Button kind="outline" onClick={answer}>
          {cancel}
        </Button>
      }
    >
      <p>{text}</p>
      <Bar aria-label={title} value={part} max={1} />
      <Said role="status">{percent > 0 && `${percent} %`}</Said>
    </Dialog>
  );
}
