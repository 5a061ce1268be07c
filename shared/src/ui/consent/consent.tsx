import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Sheet } from '../sheet/sheet';
import { useUiTexts } from '../texts';
import { token } from '../theme';

const Clause = styled.div`
  margin-bottom: ${token.space[3]};
`;

interface ConsentProps {
  open: boolean;
  title: ReactNode;
  /** The text of the clause. */
  children: ReactNode;
  /** Beside the box, instead of the kit's words. */
  haveRead?: ReactNode;
  busy?: boolean;
  /** False while the clause is not loaded: no consent to what cannot be read. */
  readable?: boolean;
  onDone: () => void;
  onCancel: () => void;
}

function Asking(props: ConsentProps) {
  const { open, title, children, haveRead, busy, readable = true, onDone, onCancel } = props;
  const texts = useUiTexts();
  const [read, setRead] = useState(false);
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onCancel}
      closable={false}
      footer={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          {readable && (
            <Button busy={busy} onClick={onDone}>
              {read ? texts.done : texts.agree}
            </Button>
          )}
        </>
      }
    >
      <Clause>{children}</Clause>
      {readable && (
        <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
          {haveRead ?? texts.haveRead}
        </Checkbox>
      )}
    </Sheet>
  );
}

/** A privacy clause to read and agree to (UI-03, UI-04); done is there only while the box is ticked (UI-05), and one button that does both until then. */
export const Consent = (props: ConsentProps) => (props.open ? <Asking {...props} /> : null);
