export { readAnswer, type BackendAnswer } from './answer';
export { createBackends, type Backend, type BackendLimits, type Backends } from './backends';
export { pathBelow } from './own-path';
