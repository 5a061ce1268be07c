import { waitFor } from '@testing-library/react';
import { startApplications } from '../remotes/single-spa';
import { announceArrivals } from './arrival';
import { createPathname, navigate } from './location';

const arrivals: string[] = [];
const at = () => arrivals.at(-1)?.split(' ')[0];
const arrivedAt = (path: string) => waitFor(() => expect(at()).toBe(path));

/** In the order of start-up: both follow the address before single-spa does. */
beforeAll(() => {
  // Unlike jsdom, browsers ignore `capture` on the window itself: listeners run in order of registration.
  const { addEventListener } = window;
  window.addEventListener = ((type: string, listener: EventListener) =>
    addEventListener.call(window, type, listener)) as typeof addEventListener;
  window.history.replaceState(null, '', '/home');
  const pathname = createPathname();
  announceArrivals(pathname);
  startApplications();
  window.scrollTo = () => arrivals.push(`${pathname.get()} at its top`);
  pathname.subscribe((path) => {
    if (at() !== path) arrivals.push(`${path} as it was left`);
  });
});
beforeEach(async () => {
  navigate('/home');
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  arrivals.length = 0;
});

describe('the arrival at a page', () => {
  it('scrolls to the top, and on going back to where the page was left', async () => {
    navigate('/department');
    await arrivedAt('/department');
    navigate('/category');
    await arrivedAt('/category');
    window.history.back();
    await arrivedAt('/department');
    navigate('/search');
    await arrivedAt('/search');
    window.history.back();
    await arrivedAt('/department');
    window.history.back();
    await arrivedAt('/home');
    expect(arrivals).toEqual([
      '/department at its top',
      '/category at its top',
      '/department as it was left',
      '/search at its top',
      '/department as it was left',
      '/home as it was left',
    ]);
  });

  it('scrolls to the top after going back within a page, or to an anchor in it', async () => {
    navigate('/search?q=1');
    await arrivedAt('/search');
    navigate('/search?q=2');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?q=1'));
    navigate('/department');
    await arrivedAt('/department');
    window.location.hash = '#main';
    await waitFor(() => expect(window.location.hash).toBe('#main'));
    navigate('/category');
    await arrivedAt('/category');
    expect(arrivals).toEqual(['/search at its top', '/department at its top', '/category at its top']);
  });

  it('focuses the heading, unless the page has focused a result meanwhile', async () => {
    const show = (html: string) => (document.body.innerHTML = `<main>${html}</main>`);
    const framed = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 10)));
    navigate('/department');
    show('<h1>Departments</h1>');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Departments'));
    navigate('/success');
    show('<h1>My ticket</h1><h2 tabindex="-1">You have a number</h2>');
    document.querySelector('h2')?.focus();
    await framed();
    await framed();
    expect(document.activeElement).toHaveTextContent('You have a number');
  });
});
