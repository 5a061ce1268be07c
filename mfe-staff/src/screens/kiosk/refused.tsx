import { CircleCheck, CircleX } from 'lucide-react';
import { useTexts } from '../../texts';
import { Lower, Press, Upper } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

/** The reason of a refusal, and the next step. */
export function Refused({
  words,
  isRight,
  kiosk,
}: {
  words: string;
  /** The code is valid, but check-in needs a connection. */
  isRight: boolean;
  kiosk: KioskControls;
}) {
  const { t } = useTexts();
  return (
    <>
      <Upper role="alert">
        {isRight ? (
          <CircleCheck size={96} color="var(--primary)" aria-hidden="true" />
        ) : (
          <CircleX size={96} color="var(--danger)" aria-hidden="true" />
        )}
        <h1>{t(isRight ? 'offline.title' : 'kiosk.refused')}</h1>
        <p>{words}</p>
      </Upper>
      <Lower>
        <Press type="button" $kind="primary" onClick={kiosk.back}>
          {t('kiosk.again')}
        </Press>
        <Press type="button" onClick={() => kiosk.open('start')}>
          {t('kiosk.toStart')}
        </Press>
      </Lower>
    </>
  );
}
