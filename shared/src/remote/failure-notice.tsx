import { failureText } from '../http/api-error';
import { Notice } from '../ui';
import { useUiTexts } from '../ui/texts';

/** Why something was not done, in place; never what a program says of a bug in itself. */
export function FailureNotice({ error }: { error: unknown }) {
  const { screenFailed } = useUiTexts();
  return (
    <Notice kind="error" announce>
      {failureText(error, screenFailed.text)}
    </Notice>
  );
}
