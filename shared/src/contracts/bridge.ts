import type { ApiCalls } from './calls';
import type { IdNumberRule, Language, Mobile, Mode } from '../domain';
import type { EventMap, EventName } from './events';
import type { JourneyStore } from './journey';
import type { Readable } from './readable';
import type { SlotMap } from './slots';

/** Semantic version of this contract; a remote names the range it was built for in its `remote.json`. */
export const BRIDGE_VERSION = '1.9.0';

export type { Readable } from './readable';
export { LANGUAGES, type IdNumberRule, type Language, type Mobile, type Mode } from '../domain';

/** SHL-09: the user's choice, and the theme that results on this device. */
export interface Theme {
  choice: 'light' | 'dark' | 'system';
  resolved: 'light' | 'dark';
}

/** ACC-01: four kinds of user, and a visitor with a proved mobile number. */
export type UserKind = 'anonymous' | 'phone' | 'personal' | 'corporate' | 'superApp';

/** Who is logged in. The token stays in the shell (ACC-12, ACC-22). */
export interface Session {
  kind: UserKind;
  /** Set for one-account logins: personal, corporate and super-app (decision 19). */
  euid?: string;
  name?: string;
  /** A number proved by an SMS code or by the issuer of the account (decision 111). */
  mobile?: Mobile;
  /** A number from the account, prefilled and not proved (ACC-07). */
  contactPhone?: Mobile;
  /** From the profile of the account: prefilled and locked (VAL-21). */
  identityNo?: string;
  birthday?: string;
  /** The ticket that a link has opened in this tab (since 1.9.0). */
  linked?: LinkedTicket;
}

export interface LinkedTicket {
  ticketId: string;
  /** False for a link that only shows it. */
  mayChange: boolean;
}

export type AlertKind = 'info' | 'error';

export interface Confirmation {
  title: string;
  text?: string;
  /** Label of the confirming button. */
  confirm: string;
  cancel: string;
  /** True for a destructive action: the button is drawn as danger. */
  danger?: boolean;
}

export interface Feedback {
  /** Shows a message for 2000 ms (ERR-17), announced politely. */
  toast(text: string, kind?: 'info' | 'success' | 'error'): void;
  /** Dialog with one button; resolves when closed. */
  alert(title: string, text?: string): Promise<void>;
  confirm(confirmation: Confirmation): Promise<boolean>;
}

export interface CalendarEntry {
  /**
   * Identifies the visit, whatever its time and language (since 1.8.0): a calendar replaces its earlier entry.
   */
  id?: string;
  title: string;
  location: string;
  notes?: string;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
}

/** Abilities of the surroundings: a host app's web view, a browser, a remote counter. */
export interface Host {
  closePage(): void;
  addToCalendar(entry: CalendarEntry): Promise<boolean>;
  openOutside(url: string): void;
  /** True if it was shared or the citizen closed the sheet; false if sharing failed. */
  share(content: { title: string; text?: string; url?: string }): Promise<boolean>;
  /**
   * Reads a QR code with the host app's scanner (TIX-35); undefined when the citizen goes back. Absent without a
   * scanner: the screen then uses the camera or a picture.
   */
  scan?(): Promise<string | undefined>;
}

/** Proves a mobile number (ACC-17, decision 23), logs in and out. */
export interface Auth {
  /** Sends an SMS code (API-72). Throws ApiError with `reason` (`codeTooSoon`, `tooManyCodes`, …). */
  sendCode(mobile: Mobile): Promise<{ challengeId: string; retryAfterSeconds: number }>;
  /** Trades the code for a login (API-71). The token stays in the shell (ACC-23). */
  verifyCode(mobile: Mobile, code: string): Promise<void>;
  /** Goes to the identity provider (ACC-13), which returns to `returnTo`. */
  login(accountType: LoginAccount, returnTo?: string): Promise<void>;
  /**
   * Opens the link of a message for this tab: calls about its ticket then need no login (since 1.9.0). Throws ApiError
   * with `reason` (`linkWrong`, `linkReplaced`, `linkOver`).
   */
  openTicketLink?(code: string): Promise<LinkedTicket>;
  /** Ends the session in every tab; `everywhere` also on the person's other devices (ACC-12). */
  logout(options?: { everywhere: boolean }): Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Made when the form opens and kept over retries; without one, each write gets its own. */
  idempotencyKey?: string;
  /** A background call: no indicator, and no message on failure. */
  silent?: boolean;
  /** Continues after the page is closed, for small writes on `pagehide`. */
  keepalive?: boolean;
}

/** Calls as functions. */
type FunctionsOf<Described> = {
  [Name in keyof Described]: Described[Name] extends { input: infer Input; answer: infer Answer }
    ? [Input] extends [Record<string, never>]
      ? (input?: Input, options?: CallOptions) => Promise<Answer>
      : (input: Input, options?: CallOptions) => Promise<Answer>
    : never;
};

/** Method, path below the API base, marks and time-out of calls, by their names: a generated table. */
export type RouteTable = Readonly<
  Record<
    string,
    readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, marks?: string, timeoutMs?: number]
  >
>;

/** The calls of the contract as functions: `api.departments({ size: 999 })`. */
export type Api = FunctionsOf<ApiCalls> & {
  /**
   * Adds calls that citizens' pages do not carry, from a table that the remote brings:
   * `api.extend<StaffCalls>(STAFF_ROUTE_TABLE, STAFF_SHAPES).desk({ locationId })`. `shapes` check the answers.
   */
  extend<Described>(table: RouteTable, shapes?: Readonly<Record<string, string>>): FunctionsOf<Described>;
};

export interface Events {
  publish<Name extends EventName>(name: Name, fact: EventMap[Name]): void;
  /** With replay `last`, hands over the newest fact at once. Returns the unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: (fact: EventMap[Name]) => void): () => void;
}

export interface NavigateOptions {
  replace?: boolean;
}

export type AccountType = 'personal' | 'corporate';
/** Who logs in at a provider; `staff` in their own deployment. */
export type LoginAccount = AccountType | 'staff';

/** Settings of the deployment and its city (docs/guides/another-city.md), texts in the current language (CAT-11). */
export interface Deployment {
  /** Name of the app. */
  name: string;
  /** The path of its first page, such as `/home`. */
  home: string;
  /** `production`, or the label of the ribbon (SHL-33). */
  environment: string;
  phone: string;
  mail: string;
  address: string;
  officeHours: string;
  /** An IANA name, such as `Europe/Lisbon`. */
  timeZone: string;
  /** Offered languages; the first is the default (SHL-07). */
  languages: readonly Language[];
  /** Areas that SMS can reach (decision 45); the first is the default (UI-10). */
  smsAreas: readonly string[];
  idNumber: IdNumberRule;
  /** Accounts to log in with (ACC-13). */
  accounts: readonly AccountType[];
  /** Terms of the city in texts: `{{account}}`, `{{idCard}}`, `{{idLengths}}`. */
  terms: Readonly<Record<string, string>>;
}

/** The object that the shell gives a remote when it mounts (docs/guides/remote.md). */
export interface Bridge {
  /** `BRIDGE_VERSION` of the shell. */
  version: string;
  /** Language of the page. Texts (`useTexts`) follow once their file is loaded. */
  language: Readable<Language> & { set(language: Language): void };
  theme: Readable<Theme>;
  session: Readable<Session>;
  /**
   * Web counter or remote counter. `leave` loads a path, such as `/search?q=card`, at the web counter (since 1.7.0);
   * absent on a remote counter's own host if no host of the web counter is configured.
   */
  mode: Readable<Mode> & { leave?(to: string): void };
  /** False while the browser reports no network. */
  online: Readable<boolean>;
  deployment: Readable<Deployment>;
  journey: JourneyStore;
  api: Api;
  auth: Auth;
  events: Events;
  feedback: Feedback;
  host: Host;
  /** A path with its query, such as `/department` or `/reserve?service=7&location=2`. */
  navigate(to: string, options?: NavigateOptions): void;
  /** Goes to the previous page, else NAV-29. */
  back(): void;
  /** Whether a remote of this deployment serves the path. Show no link to a path that none serves. */
  canServe(path: string): boolean;
  /** Loads the code of a path without showing it, for a likely next step. */
  prefetch(path: string): void;
  /** Sets the title of the current screen, in the current language (SHL-08). */
  setTitle(title: string): void;
  /**
   * Shows parts of other remotes in an element (docs/guides/slots.md); returns the function that ends this. Absent
   * without slots. Screens use `Slot` of `@vez/shared/ui`.
   */
  fillSlot?<Name extends keyof SlotMap>(slot: Name, element: HTMLElement, place: SlotMap[Name]): () => void;
}
