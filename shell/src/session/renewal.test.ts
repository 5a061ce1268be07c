import { fakeCall, fakeNetwork, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { TEST_CONFIG } from '../testing/test-config';
import { aProfile } from '../testing/profile';
import { ownRegistry } from '../testing/render-shell';

const MOBILE = { area: '853', number: '66123834' };
const profile = aProfile({ mobNum: MOBILE.number, mobile: MOBILE.number });
const network = fakeNetwork();

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
});

describe('a token that is about to end', () => {
  it('is renewed once, and calls made meanwhile carry the new one [ACC-22]', async () => {
    const { bridge } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
    const renewals: (string | null)[] = [];
    const sent: (string | null)[] = [];
    network.use(
      fakeCall('validateCode', { jwtToken: 'old', expiresInSeconds: 20, userProfile: profile }),
      fakeCall('renewSession', ({ headers }) => {
        renewals.push(headers.get('authorization'));
        return { jwtToken: 'new', expiresInSeconds: 600, userProfile: profile };
      }),
      fakeCall('tickets', ({ headers }) => {
        sent.push(headers.get('authorization'));
        return { queueTickets: [], bookingTickets: [] };
      }),
    );
    await bridge.auth.verifyCode(MOBILE, '123456');
    await Promise.all([bridge.api.tickets({}), bridge.api.tickets({})]);
    expect(renewals).toEqual([null]);
    expect(sent).toEqual(['Bearer new', 'Bearer new']);
  });

  it('is not renewed for every call when the new one ends at once too [ACC-22]', async () => {
    const { bridge } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
    const renewals: string[] = [];
    network.use(
      fakeCall('validateCode', { jwtToken: 'old', expiresInSeconds: 20, userProfile: profile }),
      fakeCall('renewSession', () => {
        renewals.push('renewed');
        return { jwtToken: 'new', expiresInSeconds: -600, userProfile: profile };
      }),
      fakeCall('tickets', { queueTickets: [], bookingTickets: [] }),
    );
    await bridge.auth.verifyCode(MOBILE, '123456');
    for (let call = 0; call < 5; call += 1) await bridge.api.tickets({});
    expect(renewals).toEqual(['renewed']);
  });
});

describe('a token that the server refuses', () => {
  const unauthorized = () => Response.json({ code: 401 }, { status: 401 });
  const tickets = { queueTickets: [], bookingTickets: [] };
  const renewed = { jwtToken: 'new', expiresInSeconds: 600, userProfile: profile };

  /** Logs in with the token `old`, which the server now refuses although it should be valid for minutes. */
  async function arrive(cookieLeadsTo: () => object) {
    const { bridge, feedback } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
    const toast = jest.spyOn(feedback.feedback, 'toast');
    const sent: string[] = [];
    const renewals: string[] = [];
    const keys = new Set<string | null>();
    const sees = (name: string, headers: Headers) => {
      const token = headers.get('authorization') ?? 'none';
      sent.push(`${name} ${token}`);
      return token;
    };
    network.use(
      fakeCall('validateCode', { jwtToken: 'old', expiresInSeconds: 600, userProfile: profile }),
      fakeCall('renewSession', () => {
        renewals.push('renewed');
        return cookieLeadsTo() as never;
      }),
      fakeCall('tickets', ({ headers }) =>
        sees('tickets', headers) === 'Bearer new' ? tickets : unauthorized(),
      ),
      fakeCall('departments', ({ headers }) =>
        sees('departments', headers) === 'Bearer old' ? unauthorized() : [],
      ),
      fakeCall('cancelTicket', ({ headers }) => {
        keys.add(headers.get('idempotency-key'));
        return sees('cancel', headers) === 'Bearer new' ? { cancelled: true } : unauthorized();
      }),
    );
    await bridge.auth.verifyCode(MOBILE, '123456');
    const cancel = () => bridge.api.cancelTicket({ id: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11' });
    return { bridge, toast, sent, renewals, keys, cancel };
  }

  it('is renewed once for all refused calls, each of which is repeated once [ACC-22] [ERR-06]', async () => {
    const { bridge, toast, sent, renewals, keys, cancel } = await arrive(() => renewed);
    await Promise.all([bridge.api.tickets({}), bridge.api.tickets({}), cancel()]);
    expect(renewals).toHaveLength(1);
    expect(sent.sort()).toEqual([
      'cancel Bearer new',
      'cancel Bearer old',
      ...Array<string>(2).fill('tickets Bearer new'),
      ...Array<string>(2).fill('tickets Bearer old'),
    ]);
    expect([...keys]).toEqual([expect.any(String)]);
    expect(toast).not.toHaveBeenCalled();
    expect(bridge.session.get().kind).toBe('phone');
  });

  it.each([
    ['renews nothing', () => ({ jwtToken: null, expiresInSeconds: 0, userProfile: null })],
    ['cannot be asked', () => unauthorized()],
  ])('ends the session when the cookie %s, and reports it once [ERR-06]', async (_, answer) => {
    const { bridge, toast, sent, renewals } = await arrive(answer);
    await expect(bridge.api.tickets({})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual(['tickets Bearer old', 'tickets none']);
    expect(renewals).toHaveLength(1);
    expect(toast).toHaveBeenCalledTimes(1);
    expect(bridge.session.get().kind).toBe('anonymous');
  });

  it('ends the session when the new one is refused too [ERR-06]', async () => {
    const { bridge, sent, renewals } = await arrive(() => ({ ...renewed, jwtToken: 'no better' }));
    await expect(bridge.api.tickets({})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual(['tickets Bearer old', 'tickets Bearer no better']);
    expect(renewals).toHaveLength(1);
    expect(bridge.session.get().kind).toBe('anonymous');
  });

  it('does not fail a public read, whether the cookie is valid or not [ERR-06]', async () => {
    const { bridge, toast } = await arrive(() => ({
      jwtToken: null,
      expiresInSeconds: 0,
      userProfile: null,
    }));
    await expect(bridge.api.departments({})).resolves.toEqual([]);
    expect(toast).not.toHaveBeenCalled();
    expect(bridge.session.get().kind).toBe('anonymous');
  });

  it('repeats no write if the cookie belongs to another person [ERR-06]', async () => {
    const somebodyElse = { ...profile, mobNum: '66000001' };
    const { sent, cancel } = await arrive(() => ({ ...renewed, userProfile: somebodyElse }));
    await expect(cancel()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual(['cancel Bearer old']);
  });
});
