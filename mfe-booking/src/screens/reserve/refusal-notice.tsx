import { isApiError } from '@vez/shared/api-error';
import { useBridge } from '@vez/shared/bridge';
import { ButtonLink, Notice } from '@vez/shared/ui';
import type { Point } from '../../api/booking-queries';
import { isUnknown } from '../../model/refusals';
import { useTexts } from '../../texts';

interface Props {
  error: Error;
  isEdit: boolean;
  point: Point;
}

/** Why nothing was booked, in place, and the way on that there is. */
export function RefusalNotice({ error, isEdit, point }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const isOpen = isUnknown(error);
  const hasOther = isApiError(error, 'alreadyBooked') || isApiError(error, 'tooManyTickets');
  const title = isOpen ? t('unknown') : t(isEdit ? 'refusedEdit' : 'refused');
  return (
    <>
      <Notice kind="error" title={title} announce>
        {error.message}
      </Notice>
      {(isOpen || hasOther) && canServe('/myBooking') && (
        <ButtonLink kind="outline" href="/myBooking">
          {t('myTickets')}
        </ButtonLink>
      )}
      {isApiError(error, 'parametersInvalid') && !isEdit && (
        <ButtonLink
          kind="outline"
          href={`/setParams?service=${point.serviceId}&location=${point.locationId}`}
        >
          {t('parameters.again')}
        </ButtonLink>
      )}
    </>
  );
}
