export { QueueFigures } from './queue-figures';
