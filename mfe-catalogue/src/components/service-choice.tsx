import type { ListedService, TabType } from '@vez/shared/contracts/client';
import { LoadedList, type Answer } from '@vez/shared/remote';
import { Page } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { Everything } from './everything';
import { FilteredServices } from './filtered-services';
import { RowsSkeleton } from './list-skeleton';
import { ScreenHead } from './screen-head';
import { ServiceRows } from './service-rows';

interface Props {
  title: string;
  services: Answer<ListedService[]>;
  from: TabType;
  location?: number;
  ranked?: boolean;
  /** The text for an empty list. */
  empty?: string;
}

/** Two screens of a phone; longer lists have a filter box. */
const MANY = 20;

/** A choice of services, in all its states (SHL-16 to SHL-18). */
export function ServiceChoice({ title, services, from, location, ranked, empty }: Props) {
  const { t } = useTexts();
  const look = { from, location, ranked };
  return (
    <>
      <ScreenHead title={title} />
      <Page full>
        <LoadedList
          list={services}
          loading={<RowsSkeleton />}
          empty={empty ?? t('messages.serviceEmpty')}
          emptyHow={t('select.emptyHow')}
          emptyWays={<Everything action="show" />}
        >
          {(all) =>
            all.length > MANY ? (
              <FilteredServices services={all} {...look} />
            ) : (
              <ServiceRows services={all} {...look} />
            )
          }
        </LoadedList>
      </Page>
    </>
  );
}
