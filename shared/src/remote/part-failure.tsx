import { failureText } from '../http/api-error';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/notice/notice';
import { useUiTexts } from '../ui/texts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Replaces a part of a form or a sheet that failed to load: the reason and a retry. */
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
