import { pointOf, type TestPoint } from '../../testing/service-point';
import {
  startTestServer,
  type TestCaller,
  type TestServer,
  type TestServerOptions,
} from '../../testing/test-server';

describe('a ticket as its owner reads it', () => {
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

  it('says whether its holder is here', async () => {
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

  it('says that it goes before others', async () => {
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

  it('of a remote counter names the video room that the operator has set, and none otherwise', async () => {
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
