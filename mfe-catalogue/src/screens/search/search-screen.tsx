import { useEffect, useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import { keepPreviousData, useQuery } from '@vez/shared/query';
import { useSearchParams } from '@vez/shared/router';
import { cardSet, ExceptionView, ListRow, Page, RowList, Section, TextField } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { searchQuery } from '../../api/live-queries';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { ScreenHead } from '../../components/screen-head';
import { ServiceRows } from '../../components/service-rows';
import { cleanKeyword } from '../../model/keyword';
import { useTexts } from '../../texts';

/** VAL-03 */
const DEBOUNCE_MS = 500;

function Results({ keyword }: { keyword: string }) {
  const { t } = useTexts();
  const query = useQuery({ ...searchQuery(useApi(), keyword), placeholderData: keepPreviousData });
  const { data, error, refetch } = query;
  if (keyword === '') return null;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton onRetry={() => void refetch()} />;
  if (data.departments.length + data.services.length === 0) {
    return (
      <ExceptionView kind="noData" title={t('search.none')}>
        {t('search.noneHow')}
      </ExceptionView>
    );
  }
  return (
    <>
      {data.departments.length > 0 && (
        <Section heading={t('search.departments')}>
          <RowList>
            {data.departments.map(({ id, name, icon, suspended, officeTel }, at) => (
              <li key={id}>
                <ListRow
                  title={name}
                  icon={serviceIcon(icon)}
                  iconSet={cardSet(at)}
                  href={`/serOrLocationWithTabs?department=${id}`}
                  disabledReason={suspended ? t('department.suspendedWhy', { phone: officeTel }) : undefined}
                />
              </li>
            ))}
          </RowList>
        </Section>
      )}
      {data.services.length > 0 && (
        <Section heading={t('search.services')}>
          <ServiceRows services={data.services} />
        </Section>
      )}
    </>
  );
}

/** CAT-23, CAT-26, CAT-27, VAL-01 to VAL-06; the keyword is in the address, so a search can be passed on. */
export function SearchScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const [parameters] = useSearchParams();
  const asked = parameters.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [problem, setProblem] = useState<string>();
  const keyword = text.trim();

  useEffect(() => {
    if (keyword === asked) return;
    const timer = setTimeout(() => {
      bridge.navigate(keyword === '' ? '/search' : `/search?q=${encodeURIComponent(keyword)}`, {
        replace: true,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked, bridge, keyword]);

  const take = (raw: string) => {
    const { keyword: clean, hadForbidden } = cleanKeyword(raw);
    setText(clean);
    setProblem(hadForbidden ? t('search.forbidden') : undefined);
  };

  return (
    <>
      <ScreenHead title={t('search.title')} />
      <Page>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (keyword === '') setProblem(t('search.keywordEmpty'));
          }}
        >
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('search.label')}
            value={text}
            error={problem}
            // While an input method is composing, its text is not a keyword yet.
            onChange={({ target, nativeEvent }) =>
              (nativeEvent as InputEvent).isComposing ? setText(target.value) : take(target.value)
            }
            onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
          />
        </form>
        <Results keyword={asked} />
      </Page>
    </>
  );
}
