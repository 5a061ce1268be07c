import { isReturning } from '../boot-data/is-returning';
import type { SessionKeeper } from './session';

const EVERY_MS = 5_000;

/** Resumes a session after an outage on kiosks and displays, where no user could reload the page. */
export const keepResuming = ({ session, resume }: Pick<SessionKeeper, 'session' | 'resume'>) =>
  setInterval(() => {
    if (session.get().kind === 'anonymous' && isReturning()) void resume();
  }, EVERY_MS);
