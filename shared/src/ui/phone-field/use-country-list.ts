import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { COUNTRIES, countryOfArea, INTL_LOCALE, type Country } from '../../domain';
import { useUiTexts } from '../texts';
import { indexOf, targetOf } from './list-moves';
import { namedCountries, type NamedCountry } from './named-countries';
import { useTypeAhead } from './use-type-ahead';

export interface CountryChoice {
  area: string;
  /** The areas that stand first in the list. */
  first: readonly string[];
  onChange: (area: string) => void;
}

/** The state of a list of countries: open or not, the active row, the chosen country, and the keyboard (UI-09, UI-12). */
export function useCountryList({ area, first, onChange }: CountryChoice) {
  const texts = useUiTexts();
  const [listed, setListed] = useState<readonly NamedCountry[] | null>(null);
  const [active, setActive] = useState(0);
  const [iso, setIso] = useState<Country['iso']>();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const typeAhead = useTypeAhead();
  const isOpen = listed !== null;
  const locale = INTL_LOCALE[texts.language];

  // Several countries share a dial code: the one that was picked stays picked, else the main one is.
  const chosenIso = COUNTRIES.find((country) => country.iso === iso && country.area === area)?.iso;
  const isChosen = (country: Country) => country.iso === (chosenIso ?? countryOfArea(area)?.iso);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);

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
    const found = indexOf(listed ?? [], text, locale);
    if (found >= 0) setActive(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, active, (listed?.length ?? 1) - 1);
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') choose(listed?.[active]);
    else if (event.key === 'Escape') hide();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) search(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    opener,
    list,
    listed,
    active,
    isChosen,
    show,
    hide,
    blur: () => setListed(null),
    choose,
    onKeyDown,
  };
}
