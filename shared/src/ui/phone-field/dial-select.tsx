import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { COUNTRIES, countryOfArea, INTL_LOCALE, type Country } from '../../domain';
import { inputBox } from '../field/field';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { figures, token, type } from '../theme';
import { namedCountries, type NamedCountry } from './named-countries';
import { useTypeAhead } from './use-type-ahead';

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

interface DialSelectProps {
  area: string;
  /** The areas that stand first in the list. */
  first: readonly string[];
  onChange: (area: string) => void;
  disabled?: boolean;
}

/** The dial codes of all countries, those of the city first (UI-09, UI-11, DAT-67). */
export function DialSelect({ area, first, onChange, disabled = false }: DialSelectProps) {
  const texts = useUiTexts();
  const id = useId();
  const [listed, setListed] = useState<readonly NamedCountry[] | null>(null);
  const [active, setActive] = useState(0);
  const [iso, setIso] = useState<Country['iso']>();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const typeAhead = useTypeAhead();

  // Several countries share a dial code: the one that was picked stays picked, else the main one is.
  const chosenIso = COUNTRIES.find((country) => country.iso === iso && country.area === area)?.iso;
  const isChosen = (country: Country) => country.iso === (chosenIso ?? countryOfArea(area)?.iso);
  const open = listed !== null;
  const locale = INTL_LOCALE[texts.language];

  useEffect(() => {
    if (!open) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (!open) return;
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    const countries = namedCountries(locale, texts.phone.mainland, first);
    setActive(Math.max(0, countries.findIndex(isChosen)));
    setListed(countries);
  };
  const hide = () => {
    setListed(null);
    opener.current?.focus();
  };
  const choose = (country: NamedCountry | undefined) => {
    if (country === undefined) return;
    setIso(country.iso);
    onChange(country.area);
    hide();
  };
  const search = (key: string) => {
    const text = typeAhead(key).toLocaleLowerCase(locale).replace(/^\+/, '');
    const found = (listed ?? []).findIndex(
      (country) => country.area.startsWith(text) || country.name.toLocaleLowerCase(locale).startsWith(text),
    );
    if (found >= 0) setActive(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = (listed?.length ?? 1) - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const target = moves[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') choose(listed?.[active]);
    else if (event.key === 'Escape') hide();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) search(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Opener
        ref={opener}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${texts.phone.area} +${area}`}
        onClick={() => (open ? hide() : show())}
      >
        +{area}
        <Icon of={ChevronDown} size={16} />
      </Opener>
      {open && (
        <List
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={texts.phone.area}
          aria-activedescendant={`${id}${active}`}
          onKeyDown={onKeyDown}
          onBlur={() => setListed(null)}
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
