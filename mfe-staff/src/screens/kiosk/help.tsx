import { HandHelping } from 'lucide-react';
import { useTexts } from '../../texts';
import { Lower, Press, Upper } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

/** Where to find staff. */
export function Help({ kiosk }: { kiosk: KioskControls }) {
  const { t } = useTexts();
  return (
    <>
      <Upper>
        <HandHelping size={96} aria-hidden="true" />
        <h1>{t('kiosk.help')}</h1>
        <p>{t('kiosk.helpHow')}</p>
      </Upper>
      <Lower>
        <Press type="button" $kind="primary" onClick={kiosk.back}>
          {t('back')}
        </Press>
      </Lower>
    </>
  );
}
