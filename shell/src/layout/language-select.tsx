import { ChevronDown, Globe } from 'lucide-react';
import styled from 'styled-components';
import { LANGUAGES, type Language } from '@vez/shared/contracts/client';
import { HTML_LANG, LANGUAGE_NAME } from '@vez/shared/i18n';
import { Icon, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Box = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`;
const Select = styled.select`
  min-height: ${token.size(48)};
  padding: 0 ${token.size(28)} 0 ${token.size(34)};
  margin-left: ${token.size(-32)};
  margin-right: ${token.size(-28)};
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.ink};
  -webkit-appearance: none;
  appearance: none;
  cursor: pointer;
  option {
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`;
const Arrow = styled.span`
  display: inline-flex;
  pointer-events: none;
`;

/** Four languages, each by its own name (CAT-02, SHL-06). */
export function LanguageSelect() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const language = useStore(bridge.language);
  return (
    <Box>
      <Icon of={Globe} size={20} />
      <Select
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => bridge.language.set(target.value as Language)}
      >
        {LANGUAGES.map((name) => (
          <option key={name} value={name} lang={HTML_LANG[name]}>
            {LANGUAGE_NAME[name]}
          </option>
        ))}
      </Select>
      <Arrow>
        <Icon of={ChevronDown} size={20} />
      </Arrow>
    </Box>
  );
}
