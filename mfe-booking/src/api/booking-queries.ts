import type { Api } from '@vez/shared/contracts/client';
import { toWireDate, type CalendarDay } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { queryOptions } from '@vez/shared/query';

/** What events and a chosen time that is gone make stale. */
export const DATES = ['booking', 'dates'] as const;
export const TIMES = ['booking', 'times'] as const;
export const RECOMMENDED = ['booking', 'recommend'] as const;

export const datesQuery = (api: Api, point: ServicePoint) =>
  queryOptions({
    queryKey: [...DATES, point],
    queryFn: ({ signal }) => api.bookableDates({ ...point, idNumber: null }, { signal }),
  });

export const timesQuery = (api: Api, point: ServicePoint, departmentId: number, day: CalendarDay | null) =>
  queryOptions({
    queryKey: [...TIMES, point, day],
    queryFn: ({ signal }) =>
      api.bookableTimesOfDay(
        { ...point, departmentId, bookingDate: toWireDate(day!), idCard: null },
        { signal },
      ),
    enabled: day !== null,
    staleTime: 0,
  });

export const ticketQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['booking', 'ticket', id],
    queryFn: ({ signal }) => api.ticketById({ id }, { signal }),
    staleTime: 0,
  });

export const parametersQuery = (api: Api, serviceId: number) =>
  queryOptions({
    queryKey: ['booking', 'parameters', serviceId],
    queryFn: ({ signal }) => api.reservationParameters({ id: serviceId }, { signal }),
    staleTime: 300_000,
  });

/** Days from a wish on with their times, and where else a full one is free (API-27). */
export const recommendQuery = (api: Api, point: ServicePoint, from: CalendarDay | null) =>
  queryOptions({
    queryKey: [...RECOMMENDED, point, from],
    queryFn: ({ signal }) =>
      api.recommendTimes({ ...point, bookingDate: toWireDate(from!), bookingTime: '' }, { signal }),
    enabled: from !== null,
    staleTime: 0,
  });

export const guidesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['booking', 'guides'],
    queryFn: ({ signal }) => api.guides({}, { signal }),
    staleTime: Infinity,
  });
