import { memo, useDeferredValue, useMemo } from 'react';
import type { ListedService } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView, TextField } from '@vez/shared/ui';
import { finderOf } from '../model/match';
import { useTexts } from '../texts';
import { Matched } from './matched';
import type { ServiceRowLook } from './service-row';
import { ServiceRows } from './service-rows';
import { useKeyword } from './use-keyword';

interface Props extends Pick<ServiceRowLook, 'from' | 'location' | 'ranked'> {
  services: readonly ListedService[];
}

/** Memoised, so that it renders after a pause in typing, not at each letter. */
const Found = memo(function Found({ services, keyword, ...look }: Props & { keyword: string }) {
  const { t } = useTexts();
  const find = useMemo(() => finderOf(services, ({ name }) => name), [services]);
  const found = find(keyword);
  return (
    <>
      <p role="status">{t('select.count', { count: found.length })}</p>
      {found.length === 0 ? (
        <ExceptionView
          kind="noData"
          title={t('messages.noSearchData')}
          actions={
            <ButtonLink kind="outline" href={paths.search({ q: keyword })}>
              {t('select.searchAll')}
            </ButtonLink>
          }
        />
      ) : (
        <ServiceRows
          services={found}
          among={services.length}
          named={(name) => <Matched text={name} keyword={keyword} />}
          {...look}
        />
      )}
    </>
  );
});

/** Many services with a filter box, since the browser's own search finds only rendered rows. */
export function FilteredServices(props: Props) {
  const { t } = useTexts();
  const { keyword, problem, box } = useKeyword('');
  // The box responds at once; the list follows.
  const settled = useDeferredValue(keyword);
  return (
    <>
      <TextField type="search" label={t('select.filter')} error={problem} autoComplete="off" {...box} />
      <Found {...props} keyword={settled} />
    </>
  );
}
