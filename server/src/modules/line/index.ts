export { aheadOf, figuresOf, type LineFigures, type PlaceInLine } from './line';
