import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { useInfiniteQuery } from '@vez/shared/query';
import { Button, ButtonLink, cardSet, ExceptionView, ListRow, Page, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { RECENT_PAGE, recentPage } from '../../api/live-queries';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';

/** CAT-62 to CAT-64, ACC-12 */
export function RecentlyUsedScreen() {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const isKnown = useSession().kind !== 'anonymous';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['catalogue', 'recent'],
    queryFn: ({ pageParam }) => recentPage(api, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < RECENT_PAGE ? undefined : pages.length),
    enabled: isKnown,
  });
  const items = data?.pages.flat();
  const loginLink = bridge.canServe('/login') && (
    <ButtonLink href="/login?returnTo=/RecentlyUsedPage">{t('select.loginLink')}</ButtonLink>
  );
  return (
    <>
      <ScreenHead title={t('recent.title')} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isKnown && !items && !error && <ListSkeleton onRetry={() => void refetch()} />}
      <Page full>
        {!isKnown && <ExceptionView kind="noData" title={t('recent.login')} actions={loginLink} />}
        {items?.length === 0 && (
          <ExceptionView
            kind="noData"
            title={t('recent.empty')}
            actions={<ButtonLink href="/department">{t('home.book')}</ButtonLink>}
          >
            {t('recent.emptyHow')}
          </ExceptionView>
        )}
        {items && items.length > 0 && (
          <RowList>
            {items.map(({ service, locationId, locationName, validity }, at) => (
              <li key={`${service.id}:${locationId}`}>
                <ListRow
                  title={service.name}
                  support={locationName}
                  icon={serviceIcon(service.uiIcon)}
                  iconSet={cardSet(at)}
                  href={`/queueOrBook?service=${service.id}&location=${locationId}`}
                  disabledReason={validity ? undefined : t('messages.recentlyUsedDisabled')}
                />
              </li>
            ))}
          </RowList>
        )}
        {hasNextPage && (
          <Button kind="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('recent.more')}
          </Button>
        )}
      </Page>
    </>
  );
}
