import { useEffect, useRef } from 'react';
import { useBridge } from '../../bridge';
import { Button, ButtonLink, Notice } from '../../ui';
import { useUiTexts } from '../../ui/texts';
import { failureText, isApiError } from '../../http/api-error';
import { paths } from '../../domain';
import type { Write } from './use-write';

interface Props {
  write: Pick<Write, 'end' | 'error' | 'checkAgain'>;
  /** The screen's text for a write that was not done: “No number was taken”. */
  notDone: string;
}

/** Shows why a write was not done, or that its result is unknown, with a button to check (ERR-02, decision 94). */
export function WriteNotice({ write: { end, error, checkAgain }, notDone }: Props) {
  const { write: words, screenFailed } = useUiTexts();
  const { canServe } = useBridge();
  const notice = useRef<HTMLDivElement>(null);
  // It is at the end of a form, where a phone's bar may cover it.
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'center' });
  }, [end]);
  if (end === undefined) return null;
  if (end !== 'unknown') {
    const isLost = isApiError(error) && error.kind === 'notDone';
    return (
      <div ref={notice}>
        <Notice kind="error" title={notDone} announce>
          {isLost ? words.notDone : failureText(error, screenFailed.text)}
        </Notice>
      </div>
    );
  }
  return (
    <>
      <div ref={notice}>
        <Notice kind="warn" title={words.unknown} announce>
          {words.unknownHow}
        </Notice>
      </div>
      <Button kind="outline" onClick={checkAgain}>
        {words.checkAgain}
      </Button>
      {canServe(paths.myBookings()) && (
        <ButtonLink kind="outline" href={paths.myBookings()}>
          {words.myTickets}
        </ButtonLink>
      )}
    </>
  );
}
