import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { COUNTRIES, countryOfArea, INTL_LOCALE, type Country } from '../../domain';
import { useUiTexts } from '../texts';
import { findCountries } from './find-countries';
import { targetOf } from './list-moves';
import { namedCountries, type NamedCountry } from './named-countries';

export interface CountryChoice {
  area: string;
  /** The areas that stand first in the list. */
  first: readonly string[];
  onChange: (area: string) => void;
}

/** The country of a dial code that several share: the one that was picked stays picked, else the main one is. */
function useChosen(area: string) {
  const [iso, setIso] = useState<Country['iso']>();
  const picked = COUNTRIES.find((country) => country.iso === iso && country.area === area);
  const chosenIso = (picked ?? countryOfArea(area))?.iso;
  return { isChosen: (country: Country) => country.iso === chosenIso, setIso };
}

/** The search in the list of countries: open or not, what is typed, what fits, the active row, and the keyboard (UI-09). */
export function useCountryList({ area, first, onChange }: CountryChoice) {
  const texts = useUiTexts();
  const [countries, setCountries] = useState<readonly NamedCountry[] | null>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { isChosen, setIso } = useChosen(area);
  const isOpen = countries !== null;
  const listed = useMemo(() => findCountries(countries ?? [], typed), [countries, typed]);

  useEffect(() => {
    if (!isOpen) return;
    search.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);

  const show = (withText = '') => {
    const all = namedCountries(INTL_LOCALE[texts.language], texts.phone.mainland, first);
    setTyped(withText);
    setActive(withText === '' ? Math.max(0, all.findIndex(isChosen)) : 0);
    setCountries(all);
  };
  const hide = () => {
    setCountries(null);
    opener.current?.focus();
  };
  const choose = (country: NamedCountry | undefined) => {
    if (country === undefined) return;
    setIso(country.iso);
    onChange(country.area);
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys choose a word in the input method of a Chinese keyboard.
    if (event.nativeEvent.isComposing) return;
    const target = targetOf(event.key, active, listed.length - 1);
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') choose(listed[active]);
    else if (event.key === 'Escape') hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    refs: { opener, search, list },
    isOpen,
    listed,
    typed,
    active,
    isChosen,
    show,
    hide,
    choose,
    onKeyDown,
    type(text: string) {
      setTyped(text);
      setActive(0);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setCountries(null);
    },
  };
}
