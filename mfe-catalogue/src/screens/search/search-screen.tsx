import { useSearchParams } from '@vez/shared/router';
import { Search } from './search';
import { ServicesOfCode } from './services-of-code';

/** By words (`q`), or by the public code of a service that another site links to (`serviceCode`, NAV-35). */
export function SearchScreen() {
  const [parameters] = useSearchParams();
  const code = parameters.get('serviceCode');
  return code ? <ServicesOfCode code={code} /> : <Search asked={parameters.get('q') ?? ''} />;
}
