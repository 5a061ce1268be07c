import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { k, Press } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: ${k(24)};
  padding: ${k(20)} ${k(56)};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  p {
    flex: 1;
  }
`;

/** Warns before the reset; one touch keeps the page. */
export function Warning({ seconds, kiosk }: { seconds: number; kiosk: KioskControls }) {
  const { t } = useTexts();
  return (
    <Bar role="alert">
      <p>{t('kiosk.closing', { seconds })}</p>
      <Press type="button" onClick={kiosk.touch}>
        {t('kiosk.stay')}
      </Press>
    </Bar>
  );
}
