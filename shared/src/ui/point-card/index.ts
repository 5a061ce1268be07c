export { PointCard } from './point-card';
