import { isApiError } from '@vez/shared/api-error';
import { useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { WriteNotice } from '@vez/shared/remote/write';
import { ButtonLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReservationContext } from './use-reservation';

/** Why the booking was refused, and a link to what the citizen can do. */
export function RefusalNotice() {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { booking, write } = useReservationContext();
  const { error } = write;
  const isEdit = booking.editing !== undefined;
  const hasTickets = isApiError(error, 'alreadyBooked') || isApiError(error, 'tooManyTickets');
  return (
    <>
      <WriteNotice write={write} notDone={t(isEdit ? 'refusedEdit' : 'refused')} />
      {hasTickets && canServe(paths.myBookings()) && (
        <ButtonLink kind="outline" href={paths.myBookings()}>
          {t('myTickets')}
        </ButtonLink>
      )}
      {isApiError(error, 'parametersInvalid') && !isEdit && (
        <ButtonLink
          kind="outline"
          href={paths.setParams({ service: booking.service.id, location: booking.office.id })}
        >
          {t('parameters.again')}
        </ButtonLink>
      )}
    </>
  );
}
