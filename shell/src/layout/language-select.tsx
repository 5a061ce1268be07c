import { ChevronDown, Globe } from 'lucide-react';
import styled from 'styled-components';
import type { Language } from '@vez/shared/contracts/client';
import { HTML_LANG, LANGUAGE_NAME } from '@vez/shared/domain';
import { Icon, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Box = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  border-radius: ${token.radius.control};
  &:focus-within {
    outline: 3px solid ${token.color.focus};
  }
`;
/**
 * Lies invisible over the label: a visible select is as wide as its longest option, which leaves a gap
 * before the arrow.
 */
const Select = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  option {
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`;

/** The languages of the deployment, each by its own name (CAT-02, SHL-06); nothing where there is one alone. */
export function LanguageSelect() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const language = useStore(bridge.language);
  const { languages } = useStore(bridge.deployment);
  if (languages.length < 2) return null;
  return (
    <Box>
      <Icon of={Globe} size={20} />
      <span aria-hidden="true">{LANGUAGE_NAME[language]}</span>
      <Icon of={ChevronDown} size={20} />
      <Select
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => bridge.language.set(target.value as Language)}
      >
        {languages.map((name) => (
          <option key={name} value={name} lang={HTML_LANG[name]}>
            {LANGUAGE_NAME[name]}
          </option>
        ))}
      </Select>
    </Box>
  );
}
