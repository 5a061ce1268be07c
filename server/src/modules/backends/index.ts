export { readAnswer, type BackendAnswer } from './answer';
export {
  createBackends,
  type Backend,
  type BackendLimits,
  type Backends,
  type EventLimits,
} from './backends';
export { pathBelow } from './own-path';
