import type { ClosureReason } from '@vez/shared/domain';
import type { ClosureScope } from '../model/closure';
import type { CallingRule } from '../model/calling-order';
import type { StaffApi } from './staff-api';
import { pollEvery, queryOptions } from '@vez/shared/query';

/** Polling intervals without the stream and, as a safety net, with it. */
const WITHOUT_STREAM_MS = 10_000;
const WITH_STREAM_MS = 30_000;
/** Often enough to watch the messages of a closure go out. */
const CLOSURES_MS = 5_000;
const SETTINGS_MS = 30_000;
const FIGURES_MS = 300_000;
/** While a device has a test to answer, which takes seconds. */
const TEST_LOOK_MS = 2_000;

const polling = (isLive: boolean) => pollEvery(isLive ? WITH_STREAM_MS : WITHOUT_STREAM_MS);

/** Adds the time of arrival by the local clock, which may differ from the server's. */
const dated = <Answer>(answer: Answer) => ({ ...answer, readAt: Date.now() });

// Devices run unattended, so a failed read retries without a press.
const againAfterFailure = ({ state }: { state: { status: string } }) =>
  state.status === 'error' ? WITHOUT_STREAM_MS : false;

/** The logged-in user. `isShown` polls, for screens that show the queues. */
export const selfQuery = (api: StaffApi, isShown = false) =>
  queryOptions({
    queryKey: ['staff', 'self'],
    queryFn: ({ signal }) => api.staffSelf({}, { signal }),
    refetchInterval: isShown ? polling(false) : againAfterFailure,
    refetchIntervalInBackground: true,
    ...(isShown ? { staleTime: 0 } : {}),
    refetchOnReconnect: true,
  });

/** The desk of a counter; without a counter, of the whole office. */
export const deskQuery = (api: StaffApi, at: { locationId: number; counter: string }, isLive: boolean) =>
  queryOptions({
    queryKey: ['staff', 'desk', at],
    queryFn: async ({ signal }) => dated(await api.desk(at, { signal })),
    refetchInterval: polling(isLive),
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** The counters of an office. */
export const countersQuery = (api: StaffApi, locationId: number, isLive = false) =>
  queryOptions({
    queryKey: ['staff', 'counters', locationId],
    queryFn: async ({ signal }) => dated(await api.officeCounters({ locationId }, { signal })),
    refetchInterval: polling(isLive),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** The kiosks and displays of the user's offices. */
export const devicesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['staff', 'devices'],
    queryFn: ({ signal }) => api.staffDevices({}, { signal }),
    refetchInterval: (query) =>
      pollEvery(
        query.state.data?.some(({ test }) => test?.state === 'waiting') ? TEST_LOOK_MS : WITHOUT_STREAM_MS,
      )(query),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** The closures that concern an office, with what became of the people. */
export const closuresQuery = (api: StaffApi, locationId: number) =>
  queryOptions({
    queryKey: ['staff', 'closures', locationId],
    queryFn: async ({ signal }) => dated(await api.closures({ locationId }, { signal })),
    refetchInterval: pollEvery(CLOSURES_MS),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** What an office tells everyone, now and earlier today. */
export const noticesQuery = (api: StaffApi, locationId: number) =>
  queryOptions({
    queryKey: ['staff', 'notices', locationId],
    queryFn: async ({ signal }) => dated(await api.officeNotices({ locationId }, { signal })),
    refetchInterval: pollEvery(WITHOUT_STREAM_MS),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** How many people a notice would reach, and its ready text. */
export const noticePreviewQuery = (api: StaffApi, of: Parameters<StaffApi['previewNotice']>[0]) =>
  queryOptions({
    queryKey: ['staff', 'noticePreview', of],
    queryFn: ({ signal }) => api.previewNotice(of, { signal }),
    refetchInterval: pollEvery(WITHOUT_STREAM_MS),
    staleTime: 0,
    gcTime: 0,
  });

/** What supervisors can change at an office, and the last changes. */
export const settingsQuery = (api: StaffApi, locationId: number) =>
  queryOptions({
    queryKey: ['staff', 'officeSettings', locationId],
    queryFn: async ({ signal }) => dated(await api.officeSettings({ locationId }, { signal })),
    refetchInterval: pollEvery(SETTINGS_MS),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** The waits of the last days under each order of calling, with turns and bound of a rule. They change once a day. */
export const orderEffectQuery = (
  api: StaffApi,
  locationId: number,
  { bookingsInTurn, longestWaitMinutes }: CallingRule,
) => {
  const asked = { locationId, bookingsInTurn, longestWaitMinutes: longestWaitMinutes ?? 0 };
  return queryOptions({
    queryKey: ['staff', 'orderEffect', asked],
    queryFn: ({ signal }) => api.orderEffect(asked, { signal }),
    staleTime: Infinity,
  });
};

/** How the visits of an office went; today's go on. */
export const figuresQuery = (api: StaffApi, asked: Parameters<StaffApi['officeFigures']>[0]) =>
  queryOptions({
    queryKey: ['staff', 'figures', asked],
    queryFn: async ({ signal }) => dated(await api.officeFigures(asked, { signal })),
    refetchInterval: pollEvery(FIGURES_MS),
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** The bookings and numbers that a closure would affect. Not polled: the supervisor types the count. */
export const previewQuery = (
  api: StaffApi,
  { locationId, serviceId, ...times }: ClosureScope,
  reason: ClosureReason | '',
) => {
  const where = { ...(locationId !== null && { locationId }), ...(serviceId !== null && { serviceId }) };
  return queryOptions({
    queryKey: ['staff', 'closurePreview', locationId, serviceId, times, reason],
    queryFn: ({ signal }) =>
      api.previewClosure({ ...where, ...times, ...(reason !== '' && { reason }) }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
};

/** The tickets of a closure without a delivered message. */
export const unreachedQuery = (api: StaffApi, closureId: string) =>
  queryOptions({
    queryKey: ['staff', 'closureList', closureId],
    queryFn: ({ signal }) => api.closureList({ closureId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const boardQuery = (api: StaffApi, locationId: number, isLive: boolean) =>
  queryOptions({
    queryKey: ['staff', 'board', locationId],
    queryFn: async ({ signal }) => dated(await api.board({ locationId }, { signal })),
    refetchInterval: polling(isLive),
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** Short enough to learn a new key before its first code is scanned. The cache survives an outage. */
const KEYS_MS = 600_000;

/** The public keys that verify codes offline. */
export const codeKeysQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['staff', 'codeKeys'],
    queryFn: ({ signal }) => api.codeKeys({}, { signal, silent: true }),
    refetchInterval: KEYS_MS,
    refetchIntervalInBackground: true,
    gcTime: Infinity,
  });

/** The history of a ticket. */
export const historyQuery = (api: StaffApi, { ticketId, state }: { ticketId: string; state: string }) =>
  queryOptions({
    // A change of state adds an event.
    queryKey: ['staff', 'history', ticketId, state],
    queryFn: ({ signal }) => api.counterTicketHistory({ ticketId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Free times of a service, for bookings made at the office. */
export const timesQuery = (api: StaffApi, of: { locationId: number; serviceId: number }) =>
  queryOptions({
    queryKey: ['staff', 'times', of],
    queryFn: ({ signal }) => api.officeTimes(of, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The answers that a person filled in. Never cached after use. */
export const answersQuery = (api: StaffApi, ticketId: string) =>
  queryOptions({
    queryKey: ['staff', 'answers', ticketId],
    queryFn: ({ signal }) => api.visitAnswers({ ticketId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
