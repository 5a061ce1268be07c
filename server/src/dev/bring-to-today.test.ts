import fastify from 'fastify';
import { startVisiting, type Visiting } from '../testing/visiting';
import { bringToToday, timeToday } from './bring-to-today';

describe('bringing a booking to today on a development server', () => {
  const app = fastify();
  let office: Visiting;
  beforeAll(async () => {
    office = await startVisiting();
    bringToToday(app, office.city.db, office.city.clock);
  });
  afterAll(async () => {
    await app.close();
    await office.city.stop();
  });

  const bring = (ticketId: string, minutes: number) =>
    app.inject({ method: 'POST', url: '/dev/today', payload: { ticketId, minutes } });

  it('lets it be checked in at once', async () => {
    const { city } = office;
    const ticket = await office.book(await city.citizen(), '10:00');
    city.clock.set('2026-12-01T09:30');
    expect((await bring(ticket.id, 10)).json()).toEqual({ time: '09:40' });
    const { visit } = await city.call('checkInFor', { ticketId: ticket.id }, { as: city.counterSystem });
    expect(visit).toMatchObject({ time: '09:40', state: 'arrived' });
  });

  it('lets its page ask if its holder is still coming', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id: ticketId } = await office.book(as, '11:00');
    const payload = { ticketId, minutes: 60, isReminded: true };
    expect((await app.inject({ method: 'POST', url: '/dev/today', payload })).statusCode).toBe(200);
    expect(await city.call('ticketById', { id: ticketId }, { as })).toMatchObject({ coming: 'asked' });
  });

  it('moves only bookings, and reports invalid input', async () => {
    expect((await bring(await office.walkIn(), 10)).statusCode).toBe(404);
    expect((await bring('nobody', 10)).statusCode).toBe(400);
  });

  it('stays within the day', () => {
    expect(timeToday(new Date('2026-12-01T23:50:00+08:00'), 30)).toBe('23:59');
    expect(timeToday(new Date('2026-12-01T00:05:00+08:00'), -30)).toBe('00:00');
  });
});
