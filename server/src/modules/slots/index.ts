export {
  hold,
  holderAt,
  holderNames,
  releaseHold,
  renewHold,
  sweepSlots,
  useHolds,
  type Holder,
} from './holds';
export { checkShare } from './hold-shares';
export { freeSlot, freeSlotDeferred, takeSlots, type Slot } from './slots';
