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
export { freePlace, freePlaceLater, takePlaces, type Place } from './places';
