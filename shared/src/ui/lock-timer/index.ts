export { useCountdown } from './use-countdown';
export { useTapGuard } from './use-tap-guard';
