import { HomeRedirect, uuidFrom } from '@vez/shared/bridge';
import { useSearchParams } from '@vez/shared/router';
import { Result } from './result';

/** TIX-01 to TIX-23; an address without a ticket leads home (NAV-28). */
export function ResultScreen() {
  const [parameters] = useSearchParams();
  const id = uuidFrom(parameters.get('ticket'));
  return id === undefined ? (
    <HomeRedirect />
  ) : (
    <Result key={id} id={id} isNew={parameters.get('created') === '1'} />
  );
}
