export {
  hold,
  holderAt,
  holderNames,
  releaseHold,
  renewHold,
  sweepPlaces,
  useHolds,
  type Holder,
} from './holds';
export { checkShare } from './hold-shares';
export { freePlace, freePlaceLater, takePlaces, type Place } from './places';
