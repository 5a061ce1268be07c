import { HandHelping, Volume2, ZoomIn } from 'lucide-react';
import styled from 'styled-components';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import { HTML_LANG, LANGUAGE_NAME } from '@vez/shared/domain';
import { token } from '@vez/shared/ui';
import { readAloud } from '../../components/say-aloud';
import { useTexts } from '../../texts';
import { f, Lower, Press, Row } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

const Small = styled.p`
  color: ${token.color.ink2};
  font-size: ${f(28)};
  text-align: center;
`;

/** Reads the page aloud if the device has a voice for the language. */
const readPage = (language: keyof typeof HTML_LANG) =>
  readAloud(document.querySelector<HTMLElement>('[data-page]')?.innerText ?? '', HTML_LANG[language]);

/** The foot of every page: language, larger text, read aloud, help. */
export function Foot({ kiosk }: { kiosk: KioskControls }) {
  const { t, language } = useTexts();
  const bridge = useBridge();
  const { languages } = useDeployment();
  return (
    <Lower>
      <Row $columns={languages.length} role="group" aria-label={t('head.language')}>
        {languages.map((name) => (
          <Press
            key={name}
            type="button"
            lang={HTML_LANG[name]}
            aria-pressed={name === language}
            onClick={() => bridge.language.set(name)}
          >
            {LANGUAGE_NAME[name]}
          </Press>
        ))}
      </Row>
      <Row $columns={3}>
        <Press type="button" aria-pressed={kiosk.state.isLarge} onClick={kiosk.enlarge}>
          <ZoomIn aria-hidden="true" />
          {t('kiosk.large')}
        </Press>
        <Press type="button" onClick={() => readPage(language)}>
          <Volume2 aria-hidden="true" />
          {t('kiosk.read')}
        </Press>
        <Press type="button" onClick={() => kiosk.open('help')}>
          <HandHelping aria-hidden="true" />
          {t('kiosk.findStaff')}
        </Press>
      </Row>
      <Small>{t('kiosk.forgets')}</Small>
    </Lower>
  );
}
