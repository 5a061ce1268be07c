import { useApi, useBridge, useMode, useSession } from '@vez/shared/bridge';
import type { ApiCalls } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useInfiniteQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, ButtonLink, cardSet, ExceptionView, ListRow, Page, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { RECENTLY_USED } from '../../api/keys';
import { RECENT_PAGE, recentPage } from '../../api/list-queries';
import { RowsSkeleton } from '../../components/list-skeleton';
import { ScreenHead } from '../../components/screen-head';
import { ServiceStatePlace } from '../../components/service-state-place';
import { useTexts } from '../../texts';

function RecentRows({ items }: { items: ApiCalls['recentlyUsed']['answer'] }) {
  const { t } = useTexts();
  if (items.length === 0) {
    return (
      <ExceptionView
        kind="noData"
        title={t('recent.empty')}
        actions={<ButtonLink href={paths.departments()}>{t('home.book')}</ButtonLink>}
      >
        {t('recent.emptyHow')}
      </ExceptionView>
    );
  }
  return (
    <RowList>
      {items.map(({ service, locationId, locationName, validity }, at) => (
        <li key={`${service.id}:${locationId}`}>
          <ListRow
            title={service.name}
            support={locationName}
            badge={validity && <ServiceStatePlace service={service.id} location={locationId} at={at} />}
            icon={serviceIcon(service.uiIcon)}
            iconSet={cardSet(at)}
            href={paths.queueOrBook({ service: service.id, location: locationId })}
            disabledReason={validity ? undefined : t('messages.recentlyUsedDisabled')}
          />
        </li>
      ))}
    </RowList>
  );
}

/** CAT-62 to CAT-64, ACC-12 */
export function RecentlyUsedScreen() {
  const { t } = useTexts();
  const [api, mode] = [useApi(), useMode()];
  const bridge = useBridge();
  const isKnown = useSession().kind !== 'anonymous';
  const recent = useInfiniteQuery({
    queryKey: [...RECENTLY_USED, mode],
    queryFn: ({ pageParam, signal }) => recentPage(api, mode, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < RECENT_PAGE ? undefined : pages.length),
    enabled: isKnown,
  });
  const loginLink = bridge.canServe(paths.login()) && (
    <ButtonLink href={paths.login({ returnTo: paths.recentlyUsed() })}>{t('select.loginLink')}</ButtonLink>
  );
  return (
    <>
      <ScreenHead title={t('recent.title')} />
      <Page full>
        {isKnown ? (
          <Loaded of={recent} loading={<RowsSkeleton />}>
            {({ pages }) => <RecentRows items={pages.flat()} />}
          </Loaded>
        ) : (
          <ExceptionView kind="noData" title={t('recent.login')} actions={loginLink} />
        )}
        {recent.hasNextPage && (
          <Button kind="outline" busy={recent.isFetchingNextPage} onClick={() => void recent.fetchNextPage()}>
            {t('recent.more')}
          </Button>
        )}
      </Page>
    </>
  );
}
