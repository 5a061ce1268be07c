import type { ReactNode } from 'react';
import { failureText } from '../http/api-error';
import { Notice } from '../ui';
import { useUiTexts } from '../ui/texts';

interface Props {
  error: unknown;
  /** The screen's own reason, if it is better than the call's. */
  children?: ReactNode;
}

/** Shows in place why an action failed, but never the message of a bug. Nothing without an error. */
export function FailureNotice({ error, children }: Props) {
  const { screenFailed } = useUiTexts();
  if (error === null || error === undefined) return null;
  return (
    <Notice kind="error" announce>
      {children ?? failureText(error, screenFailed.text)}
    </Notice>
  );
}
