export {
  aheadOf,
  calledSince,
  callNextOf,
  figuresOf,
  figuresOfEach,
  reachedAlerts,
  rejoinLine,
  waitingByPhone,
  type LineFigures,
  type PlaceInLine,
  type Queue,
} from './line';
