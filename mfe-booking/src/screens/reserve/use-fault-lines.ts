import { useUiTexts, type FieldFault } from '@vez/shared/ui';
import type { ReservationFaults } from '../../model/check-reservation';
import { useTexts } from '../../texts';

/** The faults in the order of the page, each with the words that stand at its field. */
export function useFaultLines({ day, time, idNumber, phone, agreed }: ReservationFaults): FieldFault[] {
  const { t } = useTexts();
  const words = useUiTexts();
  return [
    ...(day ? [{ fieldId: 'day', message: t(day) }] : []),
    ...(time ? [{ fieldId: 'time', message: t(time) }] : []),
    ...(idNumber ? [{ fieldId: 'idNumber', message: t(idNumber) }] : []),
    ...(phone ? [{ fieldId: 'phone', message: words.phone[phone] }] : []),
    ...(agreed ? [{ fieldId: 'agreed', message: t(agreed) }] : []),
  ];
}
