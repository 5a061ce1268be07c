import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { inputBox } from '../field/field';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { figures, token, type } from '../theme';
import { useCountryList, type CountryChoice } from './use-country-list';

const DIAL_WIDTH = 90;
const ITEM_HEIGHT = 40;
const LIST_HEIGHT = 300;
const LIST_WIDTH = 400;

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
const List = styled.ul`
  position: absolute;
  top: calc(100% + ${token.size(4)});
  left: 0;
  z-index: 3;
  width: 100%;
  max-width: ${token.size(LIST_WIDTH)};
  height: ${token.size(LIST_HEIGHT)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-margin: ${token.size(100)};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  box-shadow:
    0 0 0 1px ${token.color.lineStrong},
    ${token.elevation.lifted};
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  height: ${token.size(ITEM_HEIGHT)};
  padding: 0 ${token.size(14)};
  ${type.support}
  ${figures}
  white-space: nowrap;
  cursor: pointer;
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-active] {
    background: ${token.color.soft};
    color: ${token.color.softInk};
  }
  &[aria-selected='true'] {
    font-weight: ${token.weight.bold};
  }
`;

interface DialSelectProps extends CountryChoice {
  disabled?: boolean;
}

/** The dial codes of all countries, those of the city first (UI-09, UI-11, DAT-67). */
export function DialSelect({ disabled = false, ...choice }: DialSelectProps) {
  const { phone } = useUiTexts();
  const id = useId();
  const { opener, list, listed, active, isChosen, show, hide, blur, choose, onKeyDown } =
    useCountryList(choice);
  const open = listed !== null;
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${phone.area} +${choice.area}`}
        onClick={open ? hide : show}
      >
        +{choice.area}
        <Icon of={ChevronDown} size={16} />
      </Opener>
      {open && (
        <List
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={phone.area}
          aria-activedescendant={`${id}${active}`}
          onKeyDown={onKeyDown}
          onBlur={blur}
        >
          {listed.map((country, index) => (
            <Item
              key={country.iso}
              id={`${id}${index}`}
              role="option"
              aria-selected={isChosen(country)}
              data-active={index === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(country)}
            >
              <span>{country.name}</span>
              <span>+{country.area}</span>
            </Item>
          ))}
        </List>
      )}
    </>
  );
}
