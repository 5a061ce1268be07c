import { screen, within } from '@testing-library/react';
import { DEFAULT_CONFIG, webHomeOf } from '../boot-data/page-config';
import { fakeCall, fakeNetwork } from '@vez/shared/testing';
import { renderShell } from '../testing/render-shell';

const network = fakeNetwork();
beforeEach(() => network.use(fakeCall('grayTestFlag', { showGrayTestFunc: false })));

const OWN_HOST = { ...DEFAULT_CONFIG, home: '/remoteCounterHome', isOwnHost: true };
const bar = () => screen.getByRole('region', { name: 'Remote counter' });

it.each([
  ['on the host that counters share', DEFAULT_CONFIG, '/home'],
  ['on a host of its own', { ...OWN_HOST, webOrigin: 'https://vez.test' }, 'https://vez.test/home'],
])('names the remote counter %s, and leads to the web counter [NAV-27]', async (_, config, href) => {
  await renderShell('/department', { mode: 'remoteCounter', shell: { webHome: webHomeOf(config) } });
  expect(within(bar()).getByRole('link', { name: 'All services' })).toHaveAttribute('href', href);
});

it('names the remote counter where there is no way to the web counter', async () => {
  await renderShell('/department', { mode: 'remoteCounter', shell: { webHome: webHomeOf(OWN_HOST) } });
  expect(bar()).toHaveTextContent('Only services by video');
  expect(within(bar()).queryByRole('link')).not.toBeInTheDocument();
});

it('is not there at the web counter', async () => {
  await renderShell('/department', { mode: 'web' });
  expect(screen.queryByRole('region', { name: 'Remote counter' })).not.toBeInTheDocument();
});
