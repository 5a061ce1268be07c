import { waitFor } from '@testing-library/react';
import { createApplications } from './applications';

const acts: string[] = [];
const application = (name: string) => ({
  name,
  serves: (path: string) => path === `/${name}`,
  mount: async () => void acts.push(`mounts ${name}`),
  unmount: async () => void acts.push(`unmounts ${name}`),
});

/** Tests pages before single-spa starts, which it does once in a document. */
it('mounts the first remote itself, hands over once, and mounts no remote twice', async () => {
  window.history.replaceState(null, '', '/home');
  const addresses: string[] = [];
  window.addEventListener('popstate', () => addresses.push(window.location.pathname));
  const applications = createApplications();
  ['home', 'login', 'search'].forEach((name) => applications.add(application(name)));
  applications.mountFirst();
  expect(acts).toEqual(['mounts home']);

  // Other listeners hear of a new address before single-spa does.
  window.history.pushState(null, '', '/home?q=1');
  window.history.replaceState(null, '', '/home?q=1');
  expect(addresses).toEqual(['/home']);

  window.history.pushState(null, '', '/login');
  await waitFor(() => expect(acts).toEqual(['mounts home', 'unmounts home', 'mounts login']));
  expect(addresses).toEqual(['/home', '/login']);

  await applications.handOver();
  applications.add(application('late'));
  window.history.pushState(null, '', '/late');
  await waitFor(() => expect(acts.slice(3)).toEqual(['unmounts login', 'mounts late']));
  expect(addresses).toEqual(['/home', '/login', '/late']);
  window.history.pushState(null, '', '/home');
  await waitFor(() => expect(acts.slice(5)).toEqual(['unmounts late', 'mounts home']));
});
