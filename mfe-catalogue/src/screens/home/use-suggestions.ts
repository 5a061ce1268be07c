import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useApi, useBridge, useMode } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { recommendedQuery } from '../../api/catalogue-queries';
import { searchQuery } from '../../api/live-queries';
import { useKeyword } from '../../components/use-keyword';
import { useSettled } from '../../components/use-settled';
import { toSuggestions } from '../../model/suggestion';

const SHOWN = 6;

/** The suggestions for the input, and the one selected by keyboard (CAT-18 to CAT-20). */
export function useSuggestions() {
  const [api, mode] = [useApi(), useMode()];
  const bridge = useBridge();
  const { keyword, isComposing, problem, take, refuseBlank, box } = useKeyword('');
  const settled = useSettled(keyword, isComposing);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const recommended = useQuery(recommendedQuery(api, mode)).data ?? [];
  const found = useQuery(searchQuery(api, mode, settled)).data ?? { departments: [], services: [] };
  const suggestions = toSuggestions(
    settled === '' ? { departments: [], services: recommended } : found,
    SHOWN,
  );
  const isListed = isOpen && suggestions.length > 0;

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const clear = () => {
    take('');
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isListed ? suggestions[active] : undefined;
    if (chosen) bridge.navigate(chosen.address);
    else if (keyword === '') refuseBlank();
    else bridge.navigate(paths.search({ q: keyword }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
    // Arrow up moves from the first row to the box, and from there to the last row.
    const stops = suggestions.length + 1;
    setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
  };

  const input = { onKeyDown, ...box };
  return { suggestions, isOpen, isListed, active, keyword, problem, input, submit, open, close, clear };
}
