import { Delete } from 'lucide-react';
import styled from 'styled-components';
import { token, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { f, k, Lower, Press, Row, Upper } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

const KEYS = [...'1234567890ABCDEFGHJKLMNPQRSTUVWXYZ'];
const LONGEST = 20;

const Typed = styled.output`
  display: block;
  min-height: ${k(120)};
  margin-top: ${k(32)};
  padding: ${k(16)} ${k(32)};
  border: ${k(4)} solid ${token.color.primary};
  border-radius: ${k(20)};
  background: ${token.color.surface};
  font-size: ${f(64)};
  font-weight: ${token.weight.bold};
  letter-spacing: 0.06em;
`;
const Hidden = styled.span`
  ${visuallyHidden}
`;

/** Check-in by a scanned or typed code. */
export function CheckIn({ kiosk }: { kiosk: KioskControls }) {
  const { t } = useTexts();
  const { typed: code } = kiosk.state;
  const isEmpty = code === '';
  return (
    <>
      <Upper>
        <h1>{t('kiosk.scan')}</h1>
        <p>{t('kiosk.scanHow')}</p>
        <Typed aria-live="polite">
          <Hidden>{t('kiosk.typed')} </Hidden>
          {code}
        </Typed>
      </Upper>
      <Lower>
        <Row $columns={7} role="group" aria-label={t('kiosk.keys')}>
          {KEYS.map((key) => (
            <Press key={key} type="button" onClick={() => kiosk.type((code + key).slice(0, LONGEST))}>
              {key}
            </Press>
          ))}
          <Press type="button" aria-label={t('kiosk.delete')} onClick={() => kiosk.type(code.slice(0, -1))}>
            <Delete aria-hidden="true" />
          </Press>
        </Row>
        <Row $columns={2}>
          <Press type="button" onClick={kiosk.back}>
            {t('back')}
          </Press>
          <Press
            type="button"
            $kind="primary"
            aria-disabled={isEmpty || undefined}
            onClick={() => {
              if (!isEmpty) void kiosk.checkIn(code);
            }}
          >
            {t('kiosk.checkIn')}
          </Press>
        </Row>
      </Lower>
    </>
  );
}
