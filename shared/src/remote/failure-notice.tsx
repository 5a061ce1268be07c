import type { ReactNode } from 'react';
import { failureText } from '../http/api-error';
import { Notice } from '../ui';
import { useUiTexts } from '../ui/texts';

interface Props {
  error: unknown;
  /** Where the screen knows better than the call why it failed. */
  children?: ReactNode;
}

/** Why something was not done, in place; never what a program says of a bug in itself. Nothing without an error. */
export function FailureNotice({ error, children }: Props) {
  const { screenFailed } = useUiTexts();
  if (error === null || error === undefined) return null;
  return (
    <Notice kind="error" announce>
      {children ?? failureText(error, screenFailed.text)}
    </Notice>
  );
}
