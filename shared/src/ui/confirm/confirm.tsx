import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useUiTexts } from '../texts';
import { token } from '../theme';

const DangerButton = styled(Button)`
  border-color: ${token.color.danger};
`;

interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The label of the confirming button; a verb, not “yes”. */
  confirm?: string;
  cancel?: string;
  /** Set if confirming destroys something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { open, title, children, confirm, cancel, danger = false, busy, onConfirm, onCancel } = props;
  const texts = useUiTexts();
  const words = confirm ?? texts.confirm;
  return (
    <Dialog
      open={open}
      title={title}
      closable={false}
      onClose={onCancel}
      footer={
        <>
          <div>
            <Button kind="quiet" onClick={onCancel}>
              {cancel ?? texts.cancel}
            </Button>
          </div>
          <div>
            {danger ? (
              <DangerButton kind="danger" busy={busy} onClick={onConfirm}>
                {words}
              </DangerButton>
            ) : (
              <Button busy={busy} onClick={onConfirm}>
                {words}
              </Button>
            )}
          </div>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
