import { useApi, useBridge } from '@vez/shared/bridge';
import type { Favourite } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { useTexts } from '../../texts';

/** Deletes a favourite after a confirmation (TIX-37). @returns whether the user confirmed */
export function useDelete(): (favourite: Favourite) => Promise<boolean> {
  const { t } = useTexts();
  const { events, feedback } = useBridge();
  const api = useApi();
  const remove = useMutation({
    mutationFn: ({ id }: Favourite) => api.removeFavourite({ id }),
    onSuccess(_, { serviceId, locationId, serviceName, locationName }) {
      const name = `${serviceName}, ${locationName}`;
      feedback.toast(t('moveToFavourite', { name }), 'success');
      events.publish('favourite/changed', { serviceId, locationId });
    },
    onError: () => feedback.toast(t('errorMoveToFavourite'), 'error'),
  });
  return async (favourite) => {
    const yes = await feedback.confirm({
      title: t('favourites.removeTitle'),
      text: favourite.serviceName,
      confirm: t('favourites.yes'),
      cancel: t('favourites.no'),
      danger: true,
    });
    if (yes) remove.mutate(favourite);
    return yes;
  };
}
