export { checkShare } from './hold-shares';
export { holderAt, holderNames, type Holder } from './holder';
export { hold } from './hold-slot';
export { releaseHold, renewHold, useHolds } from './holds';
export { freedPlaces, freeSlotDeferred, takeFreedSlot } from './freed-places';
export { freeSlot, takeSlots, type Slot } from './slots';
export { sweepSlots } from './sweep-slots';
