export { lookOften } from './look-often';
export { useSecondsLeft } from './use-seconds-left';
