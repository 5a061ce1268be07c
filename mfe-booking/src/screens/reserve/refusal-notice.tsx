import { isApiError } from '@vez/shared/api-error';
import { useBridge } from '@vez/shared/bridge';
import { paths, type ServicePoint } from '@vez/shared/domain';
import { WriteNotice, type Write } from '@vez/shared/remote/write';
import { ButtonLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';

interface Props {
  write: Pick<Write, 'end' | 'error' | 'checkAgain'>;
  isEdit: boolean;
  point: ServicePoint;
}

/** Why nothing was booked, in place, and the way on that there is. */
export function RefusalNotice({ write, isEdit, point }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { error } = write;
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
          href={paths.setParams({ service: point.serviceId, location: point.locationId })}
        >
          {t('parameters.again')}
        </ButtonLink>
      )}
    </>
  );
}
