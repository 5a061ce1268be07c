import { failureText } from '@vez/shared/api-error';
import { Button, Notice, useUiTexts } from '@vez/shared/ui';

interface Props {
  error: Error;
  onRetry(): void;
}

/** Stands where a part of the page would: why it is not there, and another try. */
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
