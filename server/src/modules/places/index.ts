export {
  hold,
  holderAt,
  holderNames,
  releaseHold,
  renewHold,
  sweepPlaces,
  useHold,
  type Holder,
} from './holds';
export { freePlace, freePlaceLater, takePlace, type Place } from './places';
