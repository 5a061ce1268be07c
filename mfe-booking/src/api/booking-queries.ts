import type { Api, Service } from '@vez/shared/contracts/client';
import { toWireDate, type CalendarDay } from '@vez/shared/dates';
import { calendarStatus, type ServicePoint } from '@vez/shared/domain';
import { queryOptions } from '@vez/shared/query';
import { bookableOffices } from '../model/offer';

// Prefixes of the keys, to invalidate all queries of a kind.
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

/** Each office costs a call. */
const MAX_OFFICES = 8;

/** Other offices of a service with a free day, soonest first. */
export const freeOfficesQuery = (api: Api, service: Service, except: number) =>
  queryOptions({
    queryKey: [...DATES, 'offices', service.id, except],
    async queryFn({ signal }) {
      const others = bookableOffices(service).filter(({ id }) => id !== except);
      const free = await Promise.all(
        others.slice(0, MAX_OFFICES).map(async (office) => {
          const point = { serviceId: service.id, locationId: office.id };
          const { firstDay } = calendarStatus(await api.locationService(point, { signal }));
          return firstDay === undefined ? [] : [{ office, day: firstDay }];
        }),
      );
      return free.flat().sort((a, b) => a.day.localeCompare(b.day));
    },
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

/** The days from a date on with their times, and the other offices where a full one is free (API-27). */
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
