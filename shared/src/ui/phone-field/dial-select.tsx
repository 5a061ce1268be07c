import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { inputBox } from '../field/field';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { figures, token } from '../theme';
import { CountryPopup } from './country-popup';
import { useCountryList, type CountryChoice } from './use-country-list';

const DIAL_WIDTH = 90;

const Holder = styled.div`
  display: contents;
`;
const Opener = styled.button`
  ${inputBox}
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  width: ${token.size(DIAL_WIDTH)};
  height: ${token.size(50)};
  padding: 0 ${token.size(10)};
  ${figures}
  cursor: pointer;
  &:disabled {
    background: ${token.color.sunken};
    color: ${token.color.ink2};
    cursor: not-allowed;
  }
`;

/** A key that begins a search: a letter, a figure or a plus. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\p{L}\p{N}+]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

interface DialSelectProps extends CountryChoice {
  disabled?: boolean;
}

/** The dial codes of all countries, with a search; those of the city first (UI-09, UI-11, DAT-67). */
export function DialSelect({ disabled = false, ...choice }: DialSelectProps) {
  const { phone } = useUiTexts();
  const list = useCountryList(choice);
  return (
    <Holder onBlur={list.onBlur}>
      <Opener
        ref={list.refs.opener}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-label={`${phone.area} +${choice.area}`}
        onClick={() => (list.isOpen ? list.hide() : list.show())}
        onKeyDown={(event) => {
          if (list.isOpen || !isTyped(event)) return;
          event.preventDefault();
          list.show(event.key);
        }}
      >
        +{choice.area}
        <Icon of={ChevronDown} size={16} />
      </Opener>
      {list.isOpen && <CountryPopup of={list} />}
    </Holder>
  );
}
