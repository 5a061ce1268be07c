export { FigureBlock, Figures } from './figure-block';
