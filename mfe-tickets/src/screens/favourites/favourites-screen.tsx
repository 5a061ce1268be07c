import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useBridge, useDeployment, useSession, useTitle } from '@vez/shared/bridge';
import type { Favourite } from '@vez/shared/contracts/client';
import { useMutation, useQuery } from '@vez/shared/query';
import {
  ButtonLink,
  Card,
  ExceptionView,
  IconButton,
  ListRow,
  LoadingView,
  NavBar,
  Page,
  SkeletonList,
  token,
} from '@vez/shared/ui';
import { favouritesQuery } from '../../api/ticket-queries';
import { useTexts } from '../../texts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  & > :first-child {
    flex: 1;
  }
`;
const List = styled.ul`
  list-style: none;
  padding: 0;
`;

/** ACC-12, TIX-36, TIX-37, VAL-50 */
export function FavouritesScreen() {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const isKnown = useSession().kind !== 'anonymous';
  const { phone, officeHours } = useDeployment();
  const { data, error, refetch } = useQuery({ ...favouritesQuery(api), enabled: isKnown });
  const retry = () => void refetch();
  useTitle(t('favourites.title'));
  const remove = useMutation({
    mutationFn: ({ id }: Favourite) => api.removeFavourite({ id }),
    onSuccess() {
      bridge.feedback.toast(t('moveToFavourite'), 'success');
      void refetch();
    },
    onError: () => bridge.feedback.toast(t('errorMoveToFavourite'), 'error'),
  });
  const ask = async (favourite: Favourite) => {
    const yes = await bridge.feedback.confirm({
      title: t('favourites.removeTitle'),
      text: favourite.serviceName,
      confirm: t('favourites.yes'),
      cancel: t('favourites.no'),
      danger: true,
    });
    if (yes) remove.mutate(favourite);
  };
  return (
    <>
      <NavBar title={t('favourites.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        {!isKnown && (
          <ExceptionView
            kind="noData"
            title={t('favourites.none')}
            actions={<ButtonLink href="/myBooking">{t('login.go')}</ButtonLink>}
          />
        )}
        {error && (
          <ExceptionView
            kind="error"
            title={t('errorLoadData')}
            onRetry={retry}
            phone={phone}
            phoneHours={officeHours}
          >
            {error.message}
          </ExceptionView>
        )}
        {isKnown && !data && !error && (
          <LoadingView onRetry={retry}>
            <SkeletonList rows={3} />
          </LoadingView>
        )}
        {data?.length === 0 && (
          <ExceptionView kind="noData" title={t('favourites.none')}>
            {t('favourites.noneHow')}
          </ExceptionView>
        )}
        {data && data.length > 0 && (
          <Card>
            <List role="list">
              {data.map((favourite) => (
                <Row key={favourite.id}>
                  <ListRow
                    title={favourite.serviceName}
                    support={favourite.locationName}
                    href={`/queueOrBook?service=${favourite.serviceId}&location=${favourite.locationId}`}
                    disabledReason={favourite.validity ? undefined : t('recentlyUsedDisabled')}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('favourites.remove', { name: favourite.serviceName })}
                    onClick={() => void ask(favourite)}
                  />
                </Row>
              ))}
            </List>
          </Card>
        )}
      </Page>
    </>
  );
}
