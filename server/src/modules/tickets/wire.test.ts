import { pointOf, type TestPoint } from '../../testing/service-point';
import {
  startTestServer,
  type TestCaller,
  type TestServer,
  type TestServerOptions,
} from '../../testing/test-server';

describe('a ticket for its owner', () => {
  let city: TestServer;
  let crc: TestPoint;
  const start = async (options: TestServerOptions = {}) => {
    city = await startTestServer(options);
    crc = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...crc, counter: '1' }, { as: city.counterSystem });
  };
  afterEach(() => city.stop());

  const take = async (as: TestCaller) => {
    const { area: mobArea, number: mobNum } = as.mobile;
    return city.call(
      'takeQueueTicket',
      { ...crc, cntToAlert: null, messageCode: null, mobArea, mobNum },
      { as },
    );
  };

  it('shows whether its holder has arrived', async () => {
    await start();
    const as = await city.citizen();
    const taken = await take(as);
    expect(taken).toMatchObject({ checkedIn: false, priority: false, remoteCounter: false });
    await city.call('checkIn', { id: taken.ticket.id }, { as });
    expect((await city.call('ticketById', { id: taken.ticket.id }, { as })).checkedIn).toBe(true);
  });

  it('is normal, treated or absent [DAT-63] [TIX-30] [TIX-31]', async () => {
    await start();
    const stateOf = async (end?: 'markTreated' | 'markAbsent') => {
      const as = await city.citizen();
      const { ticket } = await take(as);
      if (end !== undefined) {
        await city.call('callNext', { ...crc, counter: '1' }, { as: city.counterSystem });
        await city.call(end, { ticketId: ticket.id }, { as: city.counterSystem });
      }
      return (await city.call('ticketById', { id: ticket.id }, { as })).ticket.ticketState;
    };
    expect(await stateOf('markTreated')).toBe('TREATED');
    expect(await stateOf('markAbsent')).toBe('ABSENT');
    expect(await stateOf()).toBe('NORMAL');
  });

  describe('the place of its counter', () => {
    const called = async (counter: string, language: 'en_us' | 'pt_pt' = 'en_us') => {
      const as = await city.citizen();
      const { ticket } = await take(as);
      await city.call('openCounter', { ...crc, counter }, { as: city.counterSystem });
      await city.call('callNext', { ...crc, counter }, { as: city.counterSystem });
      return (await city.call('ticketById', { id: ticket.id }, { as, language })).counterPlace;
    };

    it('is what the office has entered for that counter, in the reader’s language [API-05]', async () => {
      await start();
      expect(await called('8A')).toEqual({
        counter: '8A',
        floor: '1st floor',
        area: '',
        way: 'Turn right out of the lift',
        row: ['7A', '8A', '9A', '10A', '11A', '12A'],
      });
      expect(await called('9A', 'pt_pt')).toMatchObject({ way: 'Ao sair do elevador, à direita' });
    });

    it('is what the office has entered for all counters, if it has none for this one', async () => {
      await start();
      const way = 'Take the lift and follow the counter numbers';
      expect(await called('77')).toEqual({ counter: '77', floor: '1st floor', area: '', way, row: [] });
    });

    it('is left out if the office has entered nothing, and before the call', async () => {
      await start();
      await city.db.query('DELETE FROM counter_place');
      await city.refreshCatalogue();
      expect(await called('8A')).toBeUndefined();
      const taken = await take(await city.citizen());
      expect(taken.counterPlace).toBeUndefined();
    });
  });

  it('shows its priority', async () => {
    await start();
    const as = await city.citizen();
    const { qrcodeContent } = await city.call(
      'walkIn',
      { ...crc, priority: true },
      { as: city.counterSystem },
    );
    const { area: mobArea, number: mobNum } = as.mobile;
    const mine = await city.call('registerTicket', { mobArea, mobNum, qrcodeContent }, { as });
    expect(mine).toMatchObject({ priority: true, checkedIn: true });
  });

  it('names the video room of a remote counter if the operator has set it', async () => {
    const prepare: TestServerOptions['prepare'] = (db) =>
      db.query("UPDATE location SET remote_counter = true WHERE name->>'en_us' = 'China Plaza'");
    await start({ prepare, env: { VEZ_VIDEO_ROOM_URL: 'https://video.test/rooms/{ticket}' } });
    const withRoom = await take(await city.citizen());
    expect(withRoom).toMatchObject({
      remoteCounter: true,
      joinUrl: `https://video.test/rooms/${withRoom.ticket.uid}`,
    });
    await city.stop();

    await start({ prepare });
    expect((await take(await city.citizen())).joinUrl).toBeUndefined();
  });
});
