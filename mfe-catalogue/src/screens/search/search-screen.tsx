import { useSearchParams } from '@vez/shared/router';
import { Search } from './search';
import { ServicesOfCode } from './services-of-code';

/** Searches by keyword (`q`), or by a service's public code from another site's link (`serviceCode`, NAV-35). */
export function SearchScreen() {
  const [parameters] = useSearchParams();
  const code = parameters.get('serviceCode');
  return code ? <ServicesOfCode code={code} /> : <Search asked={parameters.get('q') ?? ''} />;
}
