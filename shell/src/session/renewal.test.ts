import { fakeCall, fakeNetwork, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { DEFAULT_CONFIG } from '../page/page-config';
import { ownRegistry } from '../testing/render-shell';

const MOBILE = { area: '853', number: '66123834' };
const profile = {
  euid: null,
  accountType: 'phone' as const,
  mobArea: MOBILE.area,
  mobNum: MOBILE.number,
  mobile: MOBILE.number,
  contactPhone: '',
  identityNo: '',
  identifyNo: '',
  identityDocs: [],
  nameCn: '',
  name: '',
  birthday: '',
  ribbonEnv: '',
};
const network = fakeNetwork();

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
});

describe('a token that is about to end', () => {
  it('is renewed once, by a call that waits for nothing, and calls of that moment go with the new one [ACC-22]', async () => {
    const { bridge } = createBridge({ ...DEFAULT_CONFIG, apiBase: TEST_API }, ownRegistry());
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
});
