import { isApiError } from '@vez/shared/api-error';
import { useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { WriteNotice } from '@vez/shared/remote/write';
import { ButtonLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';

/** Why nothing was booked, in place, and the way on that there is. */
export function RefusalNotice() {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { booking, write } = useReserve();
  const { error } = write;
  const isEdit = booking.editing !== undefined;
  const hasOther = isApiError(error, 'alreadyBooked') || isApiError(error, 'tooManyTickets');
  return (
    <>
      <WriteNotice write={write} notDone={t(isEdit ? 'refusedEdit' : 'refused')} />
      {hasOther && canServe(paths.myBookings()) && (
        <ButtonLink kind="outline" href={paths.myBookings()}>
          {t('myTickets')}
        </ButtonLink>
      )}
      {isApiError(error, 'parametersInvalid') && !isEdit && (
        <ButtonLink
          kind="outline"
          href={paths.setParams({ service: booking.service.id, location: booking.place.id })}
        >
          {t('parameters.again')}
        </ButtonLink>
      )}
    </>
  );
}
