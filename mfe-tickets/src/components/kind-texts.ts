import type { MyTicket } from '@vez/shared/contracts/client';
import { isBooking } from '../model/ticket';

const OF_NUMBER = {
  title: 'result.title',
  facts: 'facts.title',
  cancel: 'result.cancel',
  cancelTitle: 'cancel.title',
  cancelYes: 'cancel.yes',
} as const;
const OF_BOOKING = {
  title: 'result.titleBooking',
  facts: 'facts.titleBooking',
  cancel: 'result.cancelBooking',
  cancelTitle: 'cancel.titleBooking',
  cancelYes: 'cancel.yesBooking',
} as const;

/** The texts for a single ticket, by its kind: a number or a booking. */
export const kindTexts = (mine: MyTicket | undefined) => (mine && isBooking(mine) ? OF_BOOKING : OF_NUMBER);
