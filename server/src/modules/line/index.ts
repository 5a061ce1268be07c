export {
  aheadOf,
  calledSince,
  callNextOf,
  figuresOf,
  figuresOfEach,
  reachedAlerts,
  waitingByPhone,
  type LineFigures,
  type PlaceInLine,
  type Queue,
} from './line';
