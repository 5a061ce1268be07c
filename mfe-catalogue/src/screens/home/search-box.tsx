import { Search } from 'lucide-react';
import { useId, type FocusEvent } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { Icon } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { Box, Cancel, Glass, Go, Input, Problem, Whole } from './search-box.styles';
import { SuggestionList } from './suggestion-list';
import { useLongPress } from './use-long-press';
import { useSuggestions } from './use-suggestions';

/** CAT-21 */
const ABOUT_PRESS_MS = 12_000;

/**
 * A search box with suggestions (CAT-18 to CAT-21). It is a plain form first, so that a painted page can search before
 * its script has loaded.
 */
export function SearchBox() {
  const { t } = useTexts();
  const bridge = useBridge();
  const id = useId();
  const { suggestions, isOpen, isListed, active, keyword, problem, input, submit, open, close, clear } =
    useSuggestions();
  const glass = useLongPress(ABOUT_PRESS_MS, () => bridge.navigate(paths.about()));
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
          onFocus={open}
          {...input}
        />
        {(isOpen || keyword !== '') && (
          // Keeps the box focused until the tap is complete; otherwise, this button would disappear first.
          <Cancel type="button" onMouseDown={(event) => event.preventDefault()} onClick={clear}>
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
      {isListed && <SuggestionList id={id} of={suggestions} active={active} />}
    </Whole>
  );
}
