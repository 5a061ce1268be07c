export { hold, releaseHold, renewHold, sweepPlaces, useHold } from './holds';
export { freePlace, freePlaceLater, takePlace, type Place } from './places';
