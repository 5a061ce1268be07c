import { useDeferredValue } from 'react';
import type { ServiceSummary } from '@vez/shared/contracts/client';
import { ButtonLink, ExceptionView, TextField } from '@vez/shared/ui';
import { isMatch } from '../model/match';
import { useTexts } from '../texts';
import { Matched } from './matched';
import type { ServiceRowLook } from './service-row';
import { ServiceRows } from './service-rows';
import { useKeyword } from './use-keyword';

interface Props extends ServiceRowLook {
  services: readonly ServiceSummary[];
}

/** Many services, with a box to find one among them: the browser's own search sees only the rows in the page. */
export function FilteredServices({ services, ...look }: Props) {
  const { t } = useTexts();
  const { keyword, problem, box } = useKeyword('');
  // The box answers at once; the list follows.
  const wanted = useDeferredValue(keyword);
  const found = wanted === '' ? services : services.filter(({ name }) => isMatch(name, wanted));
  return (
    <>
      <TextField type="search" label={t('select.filter')} error={problem} autoComplete="off" {...box} />
      <p role="status">{t('select.count', { count: found.length })}</p>
      {found.length === 0 ? (
        <ExceptionView
          kind="noData"
          title={t('messages.noSearchData')}
          actions={
            <ButtonLink kind="outline" href={`/search?q=${encodeURIComponent(wanted)}`}>
              {t('select.searchAll')}
            </ButtonLink>
          }
        />
      ) : (
        <ServiceRows services={found} named={(name) => <Matched text={name} keyword={wanted} />} {...look} />
      )}
    </>
  );
}
