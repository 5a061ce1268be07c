import {
  LANGUAGES,
  type LoginAccount,
  type Deployment,
  type Language,
  type RemoteRights,
  type SlotName,
} from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';

interface LoginClient {
  clientId: string;
  scope?: string;
}

/** What a deployment configures; the server writes it into the page. */
export interface PageConfig {
  /** Its name, such as `remote-counter`; selects its remotes. */
  deployment: string;
  /** The release of the shell in this page. */
  release: string;
  /** ISO time of the newest release of a remote. */
  publishedAt: string;
  /** The path of its first page. */
  home: string;
  /** Words that stand for it in an address (NAV-24 to NAV-26, decision 28). */
  markers: readonly string[];
  /** Set if its users are staff. */
  staff?: boolean;
  /** Whether the host name selects the deployment; then the path selects no variant. */
  isOwnHost: boolean;
  /** On a host of the remote counter's own: where the web counter is, such as `https://vez.example`, if configured. */
  webOrigin?: string;
  /** Paths that other deployments answer, with their origin, or `''` where it is this one. */
  elsewhere: Record<string, string>;
  /** `production`, or the label of the ribbon (SHL-33). */
  environment: string;
  /** Where the booking API is (API-01). */
  apiBase: string;
  phone: string;
  mail: string;
  /** Of the city, see `Deployment`. */
  timeZone: string;
  languages: Deployment['languages'];
  smsAreas: Deployment['smsAreas'];
  idNumber: Deployment['idNumber'];
  terms: Partial<Record<Language, Record<string, string>>>;
  /** Name, address and office hours by language; the shell's own texts where it is missing (CAT-11). */
  texts: Partial<Record<Language, { name?: string; address?: string; officeHours?: string }>>;
  /** Identity providers by account type (ACC-13); without one that login is not offered. */
  oidc: Partial<Record<LoginAccount, LoginClient>>;
  /** Where the product's page in the app stores is (SHL-04). */
  stores: { ios?: string; android?: string };
  /** Words in the user agent by which a host app is recognised (SHL-05); layout only, no rights. */
  hostApps: string[];
  /** Origins of host apps that show the page in a frame of theirs, such as `https://app.example`. */
  hostOrigins: string[];
  /** The remotes that fill each slot, in order. */
  slots: Partial<Record<SlotName, readonly string[]>>;
  /** Limits the rights that a remote declares for itself; by remote name. */
  limits: Readonly<Record<string, RemoteRights>>;
}

/** Used when the page has no configuration; of no city. */
export const DEFAULT_CONFIG: PageConfig = {
  deployment: 'web',
  release: '',
  publishedAt: '',
  home: paths.home(),
  markers: [],
  isOwnHost: false,
  elsewhere: {},
  environment: 'production',
  apiBase: '/api',
  phone: '',
  mail: '',
  timeZone: 'UTC',
  languages: LANGUAGES,
  smsAreas: [],
  idNumber: { lengths: [], pattern: '.*' },
  terms: {},
  texts: {},
  oidc: {},
  stores: {},
  hostApps: ['VezApp'],
  hostOrigins: [],
  slots: {},
  limits: {},
};

/** The home of the web counter; undefined on a host of another deployment that knows no way there. */
export function webHomeOf({ isOwnHost, webOrigin }: Pick<PageConfig, 'isOwnHost' | 'webOrigin'>) {
  if (!isOwnHost) return paths.home();
  return webOrigin === undefined ? undefined : `${webOrigin}${paths.home()}`;
}
