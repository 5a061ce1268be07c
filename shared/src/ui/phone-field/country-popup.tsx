import { Search } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { inputBox } from '../field/field';
import { Icon } from '../icon/icon';
import { fill, useUiTexts } from '../texts';
import { figures, media, token, type, visuallyHidden } from '../theme';
import type { useCountryList } from './use-country-list';
import { useToldCount } from './use-told-count';

const ITEM_HEIGHT = 40;
const LIST_HEIGHT = 300;
const LIST_WIDTH = 400;

const Popup = styled.div`
  position: absolute;
  top: calc(100% + ${token.size(4)});
  left: 0;
  z-index: 3;
  width: 100%;
  max-width: ${token.size(LIST_WIDTH)};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  box-shadow:
    0 0 0 1px ${token.color.lineStrong},
    ${token.elevation.lifted};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
const Typed = styled.div`
  position: relative;
  padding: ${token.space[2]};
`;
const Glass = styled(Icon)`
  position: absolute;
  top: 50%;
  left: ${token.size(20)};
  transform: translateY(-50%);
  color: ${token.color.ink2};
  pointer-events: none;
`;
const Box = styled.input`
  ${inputBox}
  padding-left: ${token.size(42)};
`;
const List = styled.ul`
  max-width: ${token.size(LIST_WIDTH)};
  height: ${token.size(LIST_HEIGHT)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-margin: ${token.size(100)};
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
    ${media.forcedColors} {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  &[aria-selected='true'] {
    font-weight: ${token.weight.bold};
  }
`;
const None = styled.p`
  padding: ${token.space[2]} ${token.size(14)} ${token.space[4]};
  ${type.support}
  color: ${token.color.ink2};
`;
const Told = styled.span`
  ${visuallyHidden}
`;

/** The search field and what it finds: a combobox whose list is always open (UI-11, UI-12). */
export function CountryPopup({ of }: { of: ReturnType<typeof useCountryList> }) {
  const { phone } = useUiTexts();
  const id = useId();
  const { refs, listed, typed, active, isChosen, type: onType, choose, onKeyDown } = of;
  const told = useToldCount(typed, listed.length);
  const found = listed.length > 0;
  return (
    <Popup>
      <Typed>
        <Glass of={Search} size={20} />
        <Box
          ref={refs.search}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          aria-label={phone.search}
          placeholder={phone.search}
          aria-expanded={found}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={found ? `${id}${active}` : undefined}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      </Typed>
      <List ref={refs.list} id={`${id}list`} role="listbox" aria-label={phone.area} hidden={!found}>
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
      {!found && <None>{phone.noCountry}</None>}
      <Told role="status">
        {told === undefined ? '' : found ? fill(phone.found, { count: told }) : phone.noCountry}
      </Told>
    </Popup>
  );
}
