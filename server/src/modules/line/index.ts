export {
  aheadOf,
  calledSince,
  callNextOf,
  figuresOf,
  reachedAlerts,
  waitingByPhone,
  type LineFigures,
  type PlaceInLine,
  type Queue,
} from './line';
