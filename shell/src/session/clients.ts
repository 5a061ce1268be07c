import type { Api, CallOptions, Events, Language, Mode, Readable } from '@vez/shared/contracts/client';
import { createApi, errorMessage, isReadCall, type ApiError, type ApiErrorFacts } from '@vez/shared/http';
import type { createFeedback } from '../feedback/feedback';
import type { createLastError } from '../feedback/last-error';
import type { createLoading } from '../feedback/loading';
import type { createRetries } from '../feedback/retries';
import { shellTexts } from '../language/shell-texts';
import { takeEarlyReads } from '../boot-data/early-reads';
import type { PageConfig } from '../boot-data/page-config';
import { deferredPuzzles } from '../puzzle/deferred-puzzle';
import { withPuzzles } from '../puzzle/with-puzzles';
import { createEarlyReads, readerOf } from './early-reads';
import { createLogout } from './logout';
import { createSession } from './session';

const CHANGES = ['ticket/created', 'ticket/cancelled', 'ticket/edited', 'favourite/changed'] as const;

interface Deps {
  config: Pick<PageConfig, 'apiBase' | 'smsAreas' | 'staff'>;
  language: Readable<Language>;
  mode: Readable<Mode>;
  /** Of each call, as of now (API-03 to API-05). */
  headers(): Record<string, string>;
  online: Readable<boolean>;
  events: Events;
  feedback: ReturnType<typeof createFeedback>;
  loading: ReturnType<typeof createLoading>;
  retries: ReturnType<typeof createRetries>;
  lastError: ReturnType<typeof createLastError>;
}

function describe(facts: ApiErrorFacts): string {
  const told = errorMessage(facts);
  if (told === undefined) return '';
  return shellTexts.i18n.t(`errors.${told.key}`, { message: told.message }).trim();
}

/**
 * Makes a read that a screen will make, and keeps its answer for it. Nothing but what the contract calls a read, so that
 * nothing is changed that nobody has asked for.
 * @param createPlain its calls take no early answer: one would wait for itself
 */
function earlySender(early: ReturnType<typeof createEarlyReads>, createPlain: () => Api) {
  let plain: Api | undefined;
  return (call: string, input: object): void => {
    if (!isReadCall(call)) return;
    plain ??= createPlain();
    const send = plain[call as keyof Api] as (input: object, options: CallOptions) => Promise<unknown>;
    early.keep(call, input, send(input, { silent: true }));
  };
}

/**
 * The clients of the API, in the order in which they need each other: auth calls without a token, the session that they
 * make, and all other calls, which carry its token.
 */
export function createClients(deps: Deps) {
  const { config, language, mode, headers, online, events, feedback, loading, retries, lastError } = deps;
  const tell = (error: ApiError) => {
    // It is made again once its puzzle is solved.
    if (error.puzzle !== undefined) return;
    lastError.record(error);
    // Screens of staff say what failed where it failed; a message would lie over a kiosk's keys.
    if (error.message !== '' && config.staff !== true) feedback.feedback.toast(error.message, 'error');
  };
  const options = {
    baseURL: config.apiBase,
    headers,
    online: online.get,
    begin: loading.begin,
    retrying: retries.begin,
    describe,
    misfitted: (misfits: readonly string[]) => lastError.record({ kind: 'malformed', misfits }),
    succeededEmpty: () => feedback.feedback.toast(shellTexts.i18n.t('successRequest'), 'success'),
  };
  const puzzles = deferredPuzzles(() => ({ language: language.get(), wait: feedback.wait }));

  const noToken = async () => undefined;
  const authApi = withPuzzles(createApi({ ...options, token: noToken, failed: tell }), puzzles);
  const session = createSession(authApi, events, language, {
    defaultArea: config.smsAreas[0] ?? '',
    isForStaff: config.staff === true,
  });
  const { token, refused, isStillOf } = session;
  const failed = (error: ApiError) => {
    if (error.kind === 'unauthorized') session.drop();
    tell(error);
  };
  const early = createEarlyReads(takeEarlyReads(), () => {
    const { euid, mobile } = session.session.get();
    return readerOf(euid, mobile?.number, language.get(), mode.get());
  });
  // Another tab, too, may have changed what they say.
  for (const changed of CHANGES) events.on(changed, early.forget);
  const ofPerson = { ...options, token, refused, isStillOf, failed };
  const api = withPuzzles(createApi({ ...ofPerson, early }), puzzles);
  return {
    ...{ authApi, api, session, logout: createLogout(api.endSession, session.leave) },
    sendEarly: earlySender(early, () => createApi(ofPerson)),
  };
}
