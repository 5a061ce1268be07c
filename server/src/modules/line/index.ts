export {
  aheadOf,
  calledSince,
  callNextOf,
  figuresOf,
  reachedAlerts,
  type LineFigures,
  type PlaceInLine,
  type Queue,
} from './line';
