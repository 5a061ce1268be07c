import { queryOptions } from '@vez/shared/query';
import type { Api } from '@vez/shared/contracts/client';
import { toWireDate, type CalendarDay } from '@vez/shared/dates';

export interface Point {
  serviceId: number;
  locationId: number;
}

export const serviceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['booking', 'service', id],
    queryFn: ({ signal }) => api.serviceById({ id }, { signal }),
    staleTime: 300_000,
  });

export const offerQuery = (api: Api, point: Point) =>
  queryOptions({
    queryKey: ['booking', 'offer', point],
    queryFn: ({ signal }) => api.locationService(point, { signal }),
  });

export const datesQuery = (api: Api, point: Point, departmentId: number) =>
  queryOptions({
    queryKey: ['booking', 'dates', point],
    queryFn: ({ signal }) => api.bookableDates({ ...point, departmentId, idNumber: null }, { signal }),
  });

export const timesQuery = (api: Api, point: Point, departmentId: number, day: CalendarDay | null) =>
  queryOptions({
    queryKey: ['booking', 'times', point, day],
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
export const recommendQuery = (api: Api, point: Point, from: CalendarDay | null) =>
  queryOptions({
    queryKey: ['booking', 'recommend', point, from],
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
