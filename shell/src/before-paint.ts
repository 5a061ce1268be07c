// Inlined into the page before anything is drawn, so that this browser's settings apply from the first paint.
// The page's policy allows the script by its hash.
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
  // Restore what was typed before repeating the tap that submits it.
  handOverFields();
  repeatTap();
});
