export { RadioGrid, type RadioCell, type RadioCellGroup, type RadioCellState } from './radio-grid';
