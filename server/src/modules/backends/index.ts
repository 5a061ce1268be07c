export { readAnswer, type BackendAnswer } from './answer';
export { askerFrom, sharesOf, type Asker } from './asker';
export {
  createBackends,
  type Backend,
  type BackendLimits,
  type Backends,
  type EventLimits,
} from './backends';
export { pathBelow } from './own-path';
