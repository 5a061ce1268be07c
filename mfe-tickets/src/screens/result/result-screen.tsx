import { HomeRedirect, uuidFrom } from '@vez/shared/bridge';
import { useSearchParams } from '@vez/shared/router';
import { Result } from './result';

const DONE = ['created', 'changed'] as const;

/** A ticket (TIX-01 to TIX-23); an address without one redirects home (NAV-28). */
export function ResultScreen() {
  const [parameters] = useSearchParams();
  const id = uuidFrom(parameters.get('ticket'));
  return id === undefined ? (
    <HomeRedirect />
  ) : (
    <Result key={id} id={id} done={DONE.find((what) => parameters.get(what) === '1')} />
  );
}
