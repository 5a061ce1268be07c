import { ChevronDown, Globe } from 'lucide-react';
import styled from 'styled-components';
import { HTML_LANG, LANGUAGE_NAME, LANGUAGE_SHORT, type Language } from '../../domain';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { token } from '../theme';
import { useLanguages } from './languages-context';

const Box = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  border-radius: ${token.radius.control};
  &:focus-within {
    outline: 3px solid ${token.color.focus};
  }
`;
/** Grows with the text no further than the icons beside it: a title needs the room. */
const ShortBox = styled(Box)`
  gap: ${token.size(4)};
  justify-content: center;
  min-width: min(${token.size(56)}, 60px);
  min-height: min(${token.size(48)}, 52px);
  font-size: min(${token.size(14)}, 18px);
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

/**
 * The languages of the deployment, each by its own name (CAT-02, SHL-06); nothing where there is one alone. What was
 * typed and the page stay as they are. With `short` it takes little more room than an icon.
 */
export function LanguageSelect({ short = false, className }: { short?: boolean; className?: string }) {
  const { language, chooseLanguage } = useUiTexts();
  const { offered, choose } = useLanguages();
  if (offered.length < 2) return null;
  const Frame = short ? ShortBox : Box;
  return (
    <Frame className={className}>
      <Icon of={Globe} size={20} />
      <span aria-hidden="true">{(short ? LANGUAGE_SHORT : LANGUAGE_NAME)[language]}</span>
      {!short && <Icon of={ChevronDown} size={20} />}
      <Select
        aria-label={chooseLanguage}
        // Else a browser restores on Back what the page may no longer be in.
        autoComplete="off"
        value={language}
        onChange={({ target }) => choose(target.value as Language)}
      >
        {offered.map((name) => (
          <option key={name} value={name} lang={HTML_LANG[name]}>
            {LANGUAGE_NAME[name]}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
