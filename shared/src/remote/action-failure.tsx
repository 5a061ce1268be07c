import type { ReactNode } from 'react';
import { Notice } from '../ui/notice';

interface Props {
  /** A write, or another action that was asked for. */
  of: { error: Error | null };
  /** Why it failed, where the screen knows better than the call. */
  children?: ReactNode;
}

/** Why an action failed, beside what started it (ERR-02); nothing while it has not. */
export const ActionFailure = ({ of: { error }, children }: Props) =>
  error && (
    <Notice kind="error" announce>
      {children ?? error.message}
    </Notice>
  );
