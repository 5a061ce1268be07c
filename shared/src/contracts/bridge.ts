import type { ApiCalls } from './calls';
import type { IdNumberRule, Language, Mobile, Mode } from '../domain';
import type { EventMap, EventName } from './events';
import type { JourneyStore } from './journey';
import type { Readable } from './readable';
import type { SlotMap } from './slots';

/** Semantic version of this contract; a remote names the range it was built for in its `remote.json`. */
export const BRIDGE_VERSION = '1.7.0';

export type { Readable } from './readable';
export { LANGUAGES, type IdNumberRule, type Language, type Mobile, type Mode } from '../domain';

/** SHL-09: the user's choice, and the theme that results on this device. */
export interface Theme {
  choice: 'light' | 'dark' | 'system';
  resolved: 'light' | 'dark';
}

/** ACC-01: the four kinds of user, and a visitor who has proved a mobile number. */
export type UserKind = 'anonymous' | 'phone' | 'personal' | 'corporate' | 'superApp';

/** Who is logged in. Never the token: that stays in the shell (ACC-12, ACC-22). */
export interface Session {
  kind: UserKind;
  /** Present for a one-account login (decision 19): personal, corporate and super-app users. */
  euid?: string;
  name?: string;
  /** A number that was proved, by an SMS code or by the issuer of the account (decision 111). */
  mobile?: Mobile;
  /** What an account names besides: filled in beforehand, and proved by nothing (ACC-07). */
  contactPhone?: Mobile;
  /** Supplied by a one-account profile: prefilled and locked (VAL-21). */
  identityNo?: string;
  birthday?: string;
}

export type AlertKind = 'info' | 'error';

export interface Confirmation {
  title: string;
  text?: string;
  /** The word on the button that goes on. */
  confirm: string;
  cancel: string;
  /** True where going on destroys something: the button is drawn as danger. */
  danger?: boolean;
}

export interface Feedback {
  /** A message of 2000 ms (ERR-17), announced politely. */
  toast(text: string, kind?: 'info' | 'success' | 'error'): void;
  /** A dialog with one button; resolves when it is closed. */
  alert(title: string, text?: string): Promise<void>;
  confirm(confirmation: Confirmation): Promise<boolean>;
}

export interface CalendarEntry {
  title: string;
  location: string;
  notes?: string;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
}

/** What the surroundings can do: a host app's web view, a browser, a remote counter. */
export interface Host {
  closePage(): void;
  addToCalendar(entry: CalendarEntry): Promise<boolean>;
  openOutside(url: string): void;
  /** True where it was shared or the citizen closed the sheet; false where it could not be. */
  share(content: { title: string; text?: string; url?: string }): Promise<boolean>;
  /**
   * Reads a QR code with the host app's own scanner (TIX-35); undefined when the citizen went back. Left out
   * where the surroundings have none: the screen then reads by camera or picture itself.
   */
  scan?(): Promise<string | undefined>;
}

/** Proving a mobile number (ACC-17, decision 23), and the other ways in. */
export interface Auth {
  /** Sends the SMS code (API-72). Throws ApiError with `reason` (`codeTooSoon`, `tooManyCodes`, …). */
  sendCode(mobile: Mobile): Promise<{ challengeId: string; retryAfterSeconds: number }>;
  /** Trades the typed code for a login (API-71). The token stays in the shell (ACC-23). */
  verifyCode(mobile: Mobile, code: string): Promise<void>;
  /** Goes to the identity provider (ACC-13), which returns to `returnTo`. */
  login(accountType: LoginAccount, returnTo?: string): Promise<void>;
  /** Ends this session in every tab; with `everywhere` also those of the person's other devices (ACC-12). */
  logout(options?: { everywhere: boolean }): Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Made when the form is opened and kept over its retries; without one, each call of a write gets its own. */
  idempotencyKey?: string;
  /** A background call: no indicator while it runs, and no message when it fails. */
  silent?: boolean;
  /** Sent to its end even if the page is closed meanwhile: for small writes on `pagehide`. */
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
   * Calls that citizens' pages do not carry, by a table that the remote brings:
   * `api.extend<StaffCalls>(STAFF_ROUTE_TABLE, STAFF_SHAPES).desk({ locationId })`. Answers are checked by `shapes`;
   * without them they come as the server sends them.
   */
  extend<Described>(table: RouteTable, shapes?: Readonly<Record<string, string>>): FunctionsOf<Described>;
};

export interface Events {
  publish<Name extends EventName>(name: Name, fact: EventMap[Name]): void;
  /** With replay `last`, the newest fact is handed over at once. Returns the way to stop. */
  on<Name extends EventName>(name: Name, listener: (fact: EventMap[Name]) => void): () => void;
}

export interface NavigateOptions {
  replace?: boolean;
}

export type AccountType = 'personal' | 'corporate';
/** Who logs in at a provider; staff in their own deployment. */
export type LoginAccount = AccountType | 'staff';

/** This deployment and its city (docs/guides/another-city.md); texts are in the current language (CAT-11). */
export interface Deployment {
  /** Of the app. */
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
  /** The languages that it offers; the first is the default (SHL-07). */
  languages: readonly Language[];
  /** Areas that an SMS can be sent to (decision 45); the first is the default (UI-10). */
  smsAreas: readonly string[];
  idNumber: IdNumberRule;
  /** Accounts that people can log in with (ACC-13). */
  accounts: readonly AccountType[];
  /** What texts call things that each city has by another name: `{{account}}`, `{{idCard}}`, `{{idLengths}}`. */
  terms: Readonly<Record<string, string>>;
}

/** The one object that the shell hands to a remote (docs/guides/bridge.md, docs/guides/remote.md). */
export interface Bridge {
  /** `BRIDGE_VERSION` of the shell. */
  version: string;
  /** That of the page. Texts take theirs from `useTexts`: while a file is on its way the two differ. */
  language: Readable<Language> & { set(language: Language): void };
  theme: Readable<Theme>;
  session: Readable<Session>;
  /**
   * Web counter or remote counter. `leave` loads a path, such as `/search?q=card`, at the web counter; left out on a host
   * of the remote counter's own where no host of the web counter is configured (from 1.7.0 on).
   */
  mode: Readable<Mode> & { leave?(to: string): void };
  /** False while the browser says that it has no network. */
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
  /** To the page before, else NAV-29. */
  back(): void;
  /** Whether any remote of this deployment serves the path: no button may lead nowhere. */
  canServe(path: string): boolean;
  /** Loads what serves the path without showing it, for a likely next step. */
  prefetch(path: string): void;
  /** Takes the title of the current screen, in the current language (SHL-08). */
  setTitle(title: string): void;
  /**
   * Shows in an element what other remotes have for this place (docs/guides/slots.md); returns the way to end that. Left
   * out where the surroundings have no slots. Screens use `Slot` of `@vez/shared/ui`.
   */
  fillSlot?<Name extends keyof SlotMap>(slot: Name, element: HTMLElement, place: SlotMap[Name]): () => void;
}
