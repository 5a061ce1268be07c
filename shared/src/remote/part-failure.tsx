import { failureText } from '../http/api-error';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/notice/notice';
import { useUiTexts } from '../ui/texts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Stands where a part of a form or a sheet would: why it is not there, and another try. */
export function PartFailure({ error, onRetry }: Props) {
  const words = useUiTexts();
  return (
    <>
      <Notice kind="error" title={words.errorLoadData} announce>
        {failureText(error, words.screenFailed.text)}
      </Notice>
      <Button kind="quiet" onClick={onRetry}>
        {words.retry}
      </Button>
    </>
  );
}
