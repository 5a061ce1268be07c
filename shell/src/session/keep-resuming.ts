import { isReturning } from '../boot-data/is-returning';
import type { SessionKeeper } from './session';

const EVERY_MS = 5_000;

/** Nobody sits at a kiosk or a display: a session that an outage kept from being taken up is taken up after it. */
export const keepResuming = ({ session, resume }: Pick<SessionKeeper, 'session' | 'resume'>) =>
  setInterval(() => {
    if (session.get().kind === 'anonymous' && isReturning()) void resume();
  }, EVERY_MS);
