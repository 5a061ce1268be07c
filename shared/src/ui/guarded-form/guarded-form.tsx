import type { ReactNode } from 'react';
import { useTapGuard } from '../lock-timer/use-tap-guard';

interface Props {
  /** Why the form cannot be sent now; its button shows the reason. */
  off: string | undefined;
  busy: boolean;
  onSend(): void;
  children: ReactNode;
}

/** A form that is checked by its screen, and sent once for a double tap (UI-20). */
export function GuardedForm({ off, busy, onSend, children }: Props) {
  const guard = useTapGuard();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (off === undefined && !busy) guard(onSend);
      }}
    >
      {children}
    </form>
  );
}
