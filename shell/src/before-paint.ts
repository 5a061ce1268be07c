// Stands in the page as it is, before all that is drawn: what this browser has chosen must not come with a jump, once
// the program is there. The policy of the page names it by its hash.
import { HYDRATED } from '@vez/shared/contracts/client';
import { sendEarlyReads } from './boot-data/early-reads';
import { keepEarlyFields } from './early-fields';
import { keepEarlyTaps } from './early-taps';
import { areStoresDismissed } from './layout/stores-dismissed';
import { headerHeightFrom } from './theme/header-height';
import { reserveTicketRoom } from './reserve-ticket-room';
import { applyTextSize, storedTextSize } from './theme/text-size';
import { firstChoice } from './theme/theme';

sendEarlyReads();
const root = document.documentElement;
root.dataset.theme = firstChoice();
applyTextSize(storedTextSize());
reserveTicketRoom(root);
if (areStoresDismissed()) root.dataset.stores = 'dismissed';
document.body.style.setProperty('padding-top', `${headerHeightFrom(window.location.search)}px`);

const handOverFields = keepEarlyFields();
const repeatTap = keepEarlyTaps();
document.addEventListener(HYDRATED, () => {
  // First what was typed, then the button that sends it.
  handOverFields();
  repeatTap();
});
