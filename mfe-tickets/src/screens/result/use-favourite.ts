import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { useTapGuard } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Adds the service at its place to the favourites, or removes it (TIX-15). */
export function useFavourite(mine: MyTicket) {
  const { t } = useTexts();
  const { feedback, events } = useBridge();
  const api = useApi();
  const { mobile } = useSession();
  const { favouriteId, serviceId, locationId, serviceName, locationName, ticket } = mine;
  const isKept = favouriteId !== null;
  const guard = useTapGuard();

  const toggle = useMutation({
    async mutationFn() {
      if (isKept) await api.removeFavourite({ id: favouriteId });
      else {
        const { ticketType } = ticket;
        await api.addFavourite({ mobNum: mobile?.number ?? '', serviceId, locationId, ticketType });
      }
    },
    onSuccess() {
      const name = `${serviceName}, ${locationName}`;
      feedback.toast(t(isKept ? 'moveToFavourite' : 'addToFavorite', { name }), 'success');
      events.publish('favourite/changed', { serviceId, locationId });
    },
    onError: () => isKept && feedback.toast(t('errorMoveToFavourite'), 'error'),
  });
  return { isKept, isBusy: toggle.isPending, toggle: () => guard(toggle.mutate) };
}
