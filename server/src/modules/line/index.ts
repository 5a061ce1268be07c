export {
  aheadOf,
  calledSince,
  callNextOf,
  EARLY,
  figuresOf,
  figuresOfEach,
  reachedAlerts,
  rejoinLine,
  waitingByPhone,
  type LineFigures,
  type PlaceInLine,
  type Queue,
} from './line';
