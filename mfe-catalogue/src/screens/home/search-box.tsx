import { Search } from 'lucide-react';
import { useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { Icon } from '@vez/shared/ui';
import { recommendedQuery } from '../../api/catalogue-queries';
import { searchQuery } from '../../api/live-queries';
import { useKeyword } from '../../components/use-keyword';
import { useSettled } from '../../components/use-settled';
import { toSuggestions } from '../../model/suggestion';
import { useTexts } from '../../texts';
import { Box, Cancel, Glass, Go, Input, List, Office, Option, Problem, Whole } from './search-box.styles';
import { useLongPress } from './use-long-press';

const SHOWN = 6;
/** CAT-21 */
const ABOUT_PRESS_MS = 12_000;

/**
 * Suggestions below a search box (CAT-18 to CAT-21). It is a plain form first, so that it also searches
 * on a page that was painted before its script arrived.
 */
export function SearchBox() {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const id = useId();
  const { keyword, isComposing, problem, take, refuseBlank, box } = useKeyword('');
  const settled = useSettled(keyword, isComposing);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const glass = useLongPress(ABOUT_PRESS_MS, () => bridge.navigate(paths.about()));

  const recommended = useQuery(recommendedQuery(api)).data ?? [];
  const found = useQuery(searchQuery(api, settled)).data ?? { departments: [], services: [] };
  const suggestions = toSuggestions(
    settled === '' ? { departments: [], services: recommended } : found,
    SHOWN,
  );
  const isListed = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
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
    setOpen(true);
    // Up from the first leads back into the box, and from there to the last.
    const stops = suggestions.length + 1;
    setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <Whole role="search" action={paths.search()} onSubmit={submit} onBlur={leave}>
      <Box>
        <Glass aria-hidden="true" {...glass}>
          <Icon of={Search} />
        </Glass>
        <Input
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-label={t('home.search')}
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? `${id}${active}` : undefined}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}problem`}
          placeholder={t('home.search')}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          {...box}
        />
        {(isOpen || keyword !== '') && (
          <Cancel
            type="button"
            // Keeps the box focused until the tap is complete; else this would be gone before it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              take('');
              close();
            }}
          >
            {t('search.cancel')}
          </Cancel>
        )}
        <Go>{t('search.go')}</Go>
      </Box>
      {problem !== undefined && (
        <Problem id={`${id}problem`} role="alert">
          {problem}
        </Problem>
      )}
      {isListed && (
        <List id={`${id}list`} role="listbox" aria-label={t('search.suggested')}>
          {suggestions.map(({ address, name, office }, at) => (
            <Option
              key={address}
              id={`${id}${at}`}
              role="option"
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => bridge.navigate(address)}
            >
              {name}
              {office !== undefined && <Office>{office}</Office>}
            </Option>
          ))}
        </List>
      )}
    </Whole>
  );
}
