import type { Api, CallOptions, Events, Language, Mode, Readable } from '@vez/shared/contracts/client';
import { LINK_FAULTS } from '@vez/shared/domain';
import { createApi, errorMessage, isReadCall, type ApiError, type ApiErrorFacts } from '@vez/shared/http';
import type { createFeedback } from '../feedback/feedback';
import type { createLastError } from '../feedback/last-error';
import type { createLoading } from '../feedback/loading';
import type { createRetries } from '../feedback/retries';
import { shellTexts } from '../language/shell-texts';
import { takeEarlyReads } from '../boot-data/early-reads';
import type { PageConfig } from '../boot-data/page-config';
import { session as storage } from '../storage';
import { deferredPuzzles } from '../puzzle/deferred-puzzle';
import { withPuzzles } from '../puzzle/with-puzzles';
import { createEarlyReads, readerOf } from './early-reads';
import { createLogout } from './logout';
import { createSession } from './session';
import { createTicketLink } from './ticket-link';

const CHANGES = ['ticket/created', 'ticket/cancelled', 'ticket/edited', 'favourite/changed'] as const;

interface Deps {
  config: Pick<PageConfig, 'apiBase' | 'smsAreas' | 'staff'>;
  language: Readable<Language>;
  mode: Readable<Mode>;
  /** Returns the headers for a call made now (API-03 to API-05). */
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
 * Makes a read ahead of its screen, and keeps the answer. Only calls that the contract marks as reads are sent, so that
 * nothing changes without the user's action.
 * @param createPlain creates calls that use no early answers: one would wait for itself
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
 * Creates the API clients in the order of their dependencies: auth calls without a token, the session that they
 * create, and all other calls, which carry its token.
 */
export function createClients(deps: Deps) {
  const { config, language, mode, headers, online, events, feedback, loading, retries, lastError } = deps;
  const tell = (error: ApiError) => {
    // The call is repeated when its puzzle is solved.
    if (error.puzzle !== undefined) return;
    lastError.record(error);
    // The page of the ticket says that its link has ended.
    if (LINK_FAULTS.some((fault) => fault === error.reason)) return;
    // Staff screens show failures in place; a toast would cover a kiosk's keys.
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
  const person = createSession(authApi, events, language, {
    defaultArea: config.smsAreas[0] ?? '',
    isForStaff: config.staff === true,
  });
  const ticketLink = createTicketLink(storage, authApi.openTicketLink);
  events.on('session/changed', ({ left }) => left && ticketLink.forget());
  const session = { ...person, session: ticketLink.addedTo(person.session) };
  const { token, refused, isStillOf } = session;
  const failed = (error: ApiError) => {
    if (error.kind === 'unauthorized') session.drop();
    tell(error);
  };
  const early = createEarlyReads(takeEarlyReads(), () => {
    const { euid, mobile } = session.session.get();
    return readerOf(euid, mobile?.number, language.get(), mode.get());
  });
  // Another tab may also have changed the data.
  for (const changed of CHANGES) events.on(changed, early.forget);
  const ofPerson = {
    ...options,
    headers: () => ({ ...headers(), ...ticketLink.headers() }),
    ...{ token, refused, isStillOf, failed },
  };
  const api = withPuzzles(createApi({ ...ofPerson, early }), puzzles);
  return {
    ...{ authApi, api, session, logout: createLogout(api.endSession, session.leave) },
    openTicketLink: ticketLink.open,
    sendEarly: earlySender(early, () => createApi(ofPerson)),
  };
}
