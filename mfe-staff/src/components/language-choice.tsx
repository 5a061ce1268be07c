import styled from 'styled-components';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import type { Language } from '@vez/shared/contracts/client';
import { HTML_LANG, LANGUAGE_NAME } from '@vez/shared/domain';
import { token, type } from '@vez/shared/ui';
import { useTexts } from '../texts';

const Select = styled.select`
  min-height: ${token.size(36)};
  padding: 0 ${token.space[2]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.support}
`;

/** The language of the screen, as the site's header, which gives way, has it. */
export function LanguageChoice() {
  const { t, language } = useTexts();
  const bridge = useBridge();
  const { languages } = useDeployment();
  return (
    <Select
      aria-label={t('head.language')}
      value={language}
      onChange={({ target }) => bridge.language.set(target.value as Language)}
    >
      {languages.map((name) => (
        <option key={name} value={name} lang={HTML_LANG[name]}>
          {LANGUAGE_NAME[name]}
        </option>
      ))}
    </Select>
  );
}
