import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LANGUAGES, type Session } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/domain';
import { fakeCall, fakeNetwork } from '@vez/shared/testing';
import { lifecycleOf } from '../remotes/lifecycle';
import { remoteFor } from '../remotes/registry';
import { createStore } from '../store';
import { ownRegistry, renderShell } from '../testing/render-shell';

const network = fakeNetwork();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network.use(fakeCall('grayTestFlag', { showGrayTestFunc: false }), fakeCall('sessions', []));
});

describe('the routes', () => {
  it.each([
    ['/', 'mfe-catalogue', '[NAV-01]'],
    ['/home', 'mfe-catalogue', '[NAV-02]'],
    ['/remoteCounterHome', 'mfe-catalogue', '[NAV-03]'],
    ['/category', 'mfe-catalogue', '[NAV-04]'],
    ['/department', 'mfe-catalogue', '[NAV-05]'],
    ['/serOrLocationWithoutTabs', 'mfe-catalogue', '[NAV-06]'],
    ['/serOrLocationWithTabs', 'mfe-catalogue', '[NAV-07]'],
    ['/queueOrBook', 'mfe-catalogue', '[NAV-08]'],
    ['/setParams', 'mfe-booking', '[NAV-09]'],
    ['/offerNum', 'mfe-queue', '[NAV-10]'],
    ['/myBooking', 'mfe-tickets', '[NAV-11]'],
    ['/reserve', 'mfe-booking', '[NAV-12]'],
    ['/sendMessage', 'mfe-account', '[NAV-13]'],
    ['/sendMessageByReserve', 'mfe-account', '[NAV-14]'],
    ['/search', 'mfe-catalogue', '[NAV-15]'],
    ['/hotServices', 'mfe-catalogue', '[NAV-16]'],
    ['/success', 'mfe-tickets', '[NAV-17]'],
    ['/PrivacyClausePage', 'mfe-account', '[NAV-20]'],
    ['/MyFavoritePage', 'mfe-tickets', '[NAV-21]'],
    ['/RecentlyUsedPage', 'mfe-catalogue', '[NAV-22]'],
  ])('gives %s to %s alone %s', (path, name) => {
    const serving = ownRegistry().remotes.filter(({ routes }) => routes.includes(path));
    expect(serving.map((remote) => remote.name)).toEqual([name]);
    expect(remoteFor(ownRegistry(), path)?.name).toBe(name);
  });

  it('shows a page with a link home when no remote serves the address [NAV-23]', async () => {
    await renderShell('/nowhere', { mode: 'remoteCounter' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/remoteCounterHome',
    );
  });

  it('asks who serves a well-known address if the page could read no list of remotes [NAV-23]', async () => {
    const site = { routes: { 'mfe-queue': ['/offerNum'] }, elsewhere: [] };
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(site));
    const registry = { ...ownRegistry(), remotes: [], releases: {}, knows: 'nothing' as const };
    await renderShell('/offerNum', { shell: { registry } });
    await waitFor(() => expect(registry.routes.get()).toEqual(site.routes));
    expect(fetched).toHaveBeenCalledWith('/releases/web/routes.json', expect.anything());
    fetched.mockRestore();
  });

  it('reports an untrusted release as a missing part, not as a wrong address [FLT-05]', async () => {
    const { remotes, ...rest } = ownRegistry();
    const routes = createStore({ 'mfe-queue': ['/offerNum'] });
    const { shell } = await renderShell('/offerNum', {
      shell: { registry: { ...rest, remotes: [remotes[0]!], releases: {}, routes } },
    });
    const error = new Error('not trusted');
    act(() => shell.states.set('mfe-queue', { step: 'failed', reason: 'unreachable', error }));
    expect(await screen.findByText('This part is not available now')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /2855 0100/ })).toBeVisible();
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  });

  it('reports that nothing could be loaded without a trusted registry', async () => {
    const registry = { ...ownRegistry(), remotes: [], releases: {} };
    await renderShell('/home', { shell: { registry } });
    expect(await screen.findByText(/Nothing could be loaded/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  });
});

describe('the outlet of a remote', () => {
  it('shows only a skeleton while the remote loads', async () => {
    const { shell } = await renderShell('/offerNum');
    act(() => shell.states.set('mfe-queue', { step: 'loading' }));
    expect(screen.getByRole('main')).toHaveTextContent('Loading');
    act(() => shell.states.set('mfe-queue', { step: 'shown' }));
    expect(screen.getByRole('main')).not.toHaveTextContent('Loading');
  });

  it('shows a failure with a retry and a phone number, while the rest of the page stays', async () => {
    jest.useFakeTimers();
    const retry = jest.fn(async () => undefined);
    const { shell } = await renderShell('/offerNum', {
      shell: {
        lifecycles: {
          'mfe-queue': { mount: retry, unmount: retry, retry, sawError: jest.fn(), stage: jest.fn() },
        },
      },
    });
    act(() =>
      shell.states.set('mfe-queue', { step: 'failed', reason: 'unreachable', error: new Error('404') }),
    );
    const main = screen.getByRole('main');
    expect(await within(main).findByText('This part is not available now')).toBeVisible();
    expect(within(main).getByRole('link', { name: /2855 0100/ })).toHaveAttribute('href', 'tel:28550100');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(within(main).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
    fireEvent.click(within(main).getByRole('button'));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
    // Else the link would scroll, but leave the focus behind.
    screen.getByRole('main').focus();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    jest.useRealTimers();
  });

  it('shows the remote’s own help line [SHL-18]', async () => {
    const registry = ownRegistry();
    registry.releases['mfe-queue']!.entry.phone = '+853 6600 0001';
    const { shell } = await renderShell('/offerNum', { shell: { registry } });
    act(() => shell.states.set('mfe-queue', { step: 'failed', reason: 'slow', error: new Error('empty') }));
    const main = screen.getByRole('main');
    expect(await within(main).findByRole('link', { name: /6600 0001/ })).toHaveAttribute(
      'href',
      'tel:+85366000001',
    );
    expect(within(main).queryByText(/2855 0100/)).not.toBeInTheDocument();
  });

  it.each(['^0.9.0', '^2.0.0'])(
    'asks for a reload and runs nothing when a remote needs contract %s [FLT-04]',
    async (contract) => {
      const load = jest.fn();
      const { shell } = await renderShell('/offerNum');
      const entry = { ...remoteFor(shell.registry, '/offerNum')!, contract };
      const element = shell.elements.get()['mfe-queue']!;
      const { states, bridge } = shell;
      const nothing = jest.fn();
      const around = { replace: nothing, report: nothing, lookAgain: nothing };
      const lifecycle = lifecycleOf({ sequence: 1, entry }, { bridge, element, states, load, ...around });
      await act(() => lifecycle.mount());
      expect(await screen.findByText(/Please reload the page/)).toBeVisible();
      expect(screen.getByRole('main')).toHaveTextContent('The system is being updated');
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
      expect(load).not.toHaveBeenCalled();
      act(() => states.set('mfe-queue', { step: 'idle' }));
    },
  );
});

describe('the language', () => {
  it('is chosen in the header, each of the four by its own name [CAT-02] [SHL-06]', async () => {
    const { user, bridge } = await renderShell('/home', { language: 'zh_hant' });
    const select = screen.getByRole('combobox', { name: '語言' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent)
        .slice(0, 4),
    ).toEqual(['繁體中文', '简体中文', 'Português', 'English']);
    await user.selectOptions(select, 'Português');
    expect(bridge.language.get()).toBe('pt_pt');
    expect(await screen.findByText('Saltar para o conteúdo')).toBeInTheDocument();
  });
});

describe('the foot of every page', () => {
  /** Renders the page with its foot, which appears when the page is idle. */
  const renderAtRest = async (...[address, around]: Parameters<typeof renderShell>) => {
    jest.useFakeTimers();
    const view = await renderShell(address, around);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    jest.useRealTimers();
    return view;
  };
  const foot = () => within(screen.getByRole('contentinfo'));
  const ask = () => foot().getByRole('button', { name: 'Need help?' });

  it.each(['/AboutPage', '/app', '/nowhere', '/reserve?service=1&location=5', '/success?ticket=x', '/login'])(
    'has help and the telephone on %s, and no second choice of language [SHL-06]',
    async (address) => {
      await renderAtRest(address);
      const { getByRole, queryByRole } = foot();
      expect(getByRole('link', { name: 'Call 2855 0100' })).toHaveAttribute('href', 'tel:28550100');
      expect(getByRole('button', { name: 'Need help?' })).toBeVisible();
      expect(queryByRole('combobox')).not.toBeInTheDocument();
    },
  );

  it('opens the help over the page, and gives the focus back', async () => {
    const { user, container } = await renderAtRest('/reserve?service=1&location=5');
    await user.click(ask());
    const help = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(help).getByRole('heading', { name: 'How do I take a number?' })).toBeVisible();
    expect(within(help).getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/myBooking');
    expect(within(help).getByRole('link', { name: 'Call 2855 0100' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ask()).toHaveFocus();
    expect(window.location.pathname).toBe('/reserve');
  });

  it('is hidden in a deployment without pages for citizens', async () => {
    const { unmount } = await renderAtRest('/app');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    unmount();
    await renderAtRest('/app', { missing: ['/myBooking'] });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('the notices above every screen', () => {
  it('announce toasts, and failures at once [ERR-17]', async () => {
    const { feedback } = await renderShell('/home');
    act(() => {
      feedback.toast('Added', 'success');
      feedback.toast('The server is busy', 'error');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^The server is busy$/);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Added');
  });

  it('ask in a dialog that works by keyboard alone', async () => {
    const { feedback, user } = await renderShell('/home');
    let answer: boolean | undefined;
    await act(async () => {
      void feedback
        .confirm({ title: 'Cancel the ticket?', confirm: 'Cancel it', cancel: 'Keep it' })
        .then((yes) => (answer = yes));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the ticket?' });
    within(dialog).getByRole('button', { name: 'Cancel it' }).focus();
    await user.keyboard('{Enter}');
    expect(answer).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('report when the network is lost and when it is back', async () => {
    const { bridge } = await renderShell('/home', { online: false });
    expect(screen.getByText(/^No network/)).toBeVisible();
    act(() => bridge.setOnline(true));
    expect(screen.queryByText(/^No network/)).not.toBeInTheDocument();
    expect(screen.getByText('You are online again')).toBeVisible();
  });

  it('count down to the next attempt of a write, which can be stopped [SHL-14]', async () => {
    const { retries, user } = await renderShell('/home');
    const cancel = jest.fn();
    let end = () => {};
    act(() => {
      end = retries.begin({ at: Date.now() + 29_500, cancel });
    });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Trying again in (30|29|28) s$/);
    expect(screen.getByText('The service is not answering yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    act(() => end());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('show an indicator while a request is pending, with a text after 2000 ms [SHL-13] [SHL-14]', async () => {
    jest.useFakeTimers();
    const { loading } = await renderShell('/home');
    let end = () => {};
    act(() => {
      end = loading.begin();
      jest.advanceTimersByTime(2_000);
    });
    expect(screen.getByText(/^Still loading/)).toBeVisible();
    act(() => end());
    expect(screen.queryByText(/^Still loading/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('the header', () => {
  it('links to favourites and tickets, where this deployment has them', async () => {
    // Hidden on a phone, so find them by text.
    const linkOf = (words: string) =>
      within(screen.getByRole('navigation', { name: 'Site' }))
        .queryByText(words)
        ?.closest('a');
    const { unmount } = await renderShell('/home');
    expect(linkOf('My favourites')).toHaveAttribute('href', '/MyFavoritePage');
    expect(linkOf('My tickets')).toHaveAttribute('href', '/myBooking');
    unmount();

    await renderShell('/home', { missing: ['/MyFavoritePage', '/myBooking'] });
    expect(linkOf('My favourites')).toBeUndefined();
    expect(linkOf('My tickets')).toBeUndefined();
  });
});

describe('the head of the site on a phone', () => {
  it('appears only above pages without a bar, once they have a heading [SHL-06]', async () => {
    const { shell } = await renderShell('/offerNum');
    const outlet = shell.elements.get()['mfe-queue']!;
    const shown = () => getComputedStyle(screen.getAllByRole('banner', { hidden: true })[0]!).display;
    expect(shown()).toBe('none');
    outlet.innerHTML = '<h1>Parking</h1>';
    expect(shown()).not.toBe('none');
    outlet.innerHTML = '<header data-bar><h1>Parking</h1></header>';
    expect(shown()).toBe('none');
  });
});

describe('the ribbon', () => {
  it('shows the environment’s label, except in production [SHL-33]', async () => {
    const { unmount } = await renderShell('/home', { deployment: { environment: 'acceptance' } });
    expect(screen.getByText('acceptance')).toBeVisible();
    unmount();
    await renderShell('/home', { deployment: { environment: 'production' } });
    expect(screen.queryByText('production')).not.toBeInTheDocument();
  });

  it('prefers the label of the profile [DAT-49] [API-75]', async () => {
    await renderShell('/home', {
      deployment: { environment: 'production' },
      shell: { ribbon: createStore('training') },
    });
    expect(screen.getByText('training')).toBeVisible();
  });
});

describe('the banner of the app stores', () => {
  const stores = { ios: 'https://apps.apple.com/vez', android: 'https://play.google.com/vez' };

  it('links to both stores until it is dismissed [SHL-04]', async () => {
    const { user, unmount } = await renderShell('/home', { shell: { stores } });
    const appStore = await screen.findByRole('link', { name: /App Store/, hidden: true });
    expect(appStore).toHaveAttribute('href', stores.ios);
    expect(screen.getByRole('link', { name: /Google Play/, hidden: true })).toHaveAttribute(
      'href',
      stores.android,
    );
    await user.click(screen.getByRole('button', { name: 'Do not show again', hidden: true }));
    unmount();
    await renderShell('/home', { shell: { stores } });
    expect(screen.queryByText(/Google Play/)).not.toBeInTheDocument();
  });

  it('is hidden in the host app [SHL-04] [SHL-05]', async () => {
    await renderShell('/home', { shell: { stores, inHostApp: createStore(true) } });
    expect(screen.queryByText(/Google Play/)).not.toBeInTheDocument();
  });
});

describe('About', () => {
  it('is a page with the version and a link to the settings [NAV-19] [SHL-28] [SHL-29]', async () => {
    const { user, bridge } = await renderShell('/AboutPage');
    expect(await screen.findByRole('heading', { name: 'About Vez' })).toBeVisible();
    expect(screen.getByText('3.0.1.251101')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/app');
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(bridge.trace.visited).toEqual(['/home']);
  });
});

describe('the purpose of the site', () => {
  it('is explained on the About page: audience and purpose [SHL-01] [SHL-02]', async () => {
    await renderShell('/AboutPage');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Citizens, visitors, businesses and associations/)).toBeVisible();
    expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        'Find services, departments and offices',
        'See the queues live',
        'Take a number, or book a date and time',
        'See, change or cancel your numbers and bookings',
      ]),
    );
  });
});

describe('the settings', () => {
  const PERSON: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };

  it('are language, show data ID and development mode, besides theme and text size [NAV-18] [SHL-30]', async () => {
    const { user, bridge, shell } = await renderShell('/app');
    await screen.findByRole('heading', { name: 'Settings' });
    const { getByRole } = within(screen.getByRole('main'));
    await user.click(getByRole('radio', { name: '150%' }));
    expect(shell.textSize.get()).toBe(1.5);
    await user.click(getByRole('radio', { name: 'Dark' }));
    expect(shell.theme.get().resolved).toBe('dark');
    await user.click(getByRole('switch', { name: 'Show data IDs' }));
    await user.click(getByRole('switch', { name: 'Development mode' }));
    expect(localStorage.getItem('vez.showDataId')).toBe('true');
    await user.click(getByRole('radio', { name: 'Português' }));
    expect(bridge.language.get()).toBe('pt_pt');
  });

  it('show the parts of the page and the last error in development mode [SHL-31]', async () => {
    localStorage.setItem('vez.developmentMode', 'true');
    const last = { kind: 'timeout' as const, traceId: 'trace-9', at: '2026-11-21T09:00:00.000Z' };
    const { shell } = await renderShell('/app', { shell: { lastError: createStore(last) as never } });
    act(() => shell.states.set('mfe-queue', { step: 'failed', reason: 'threw', error: new Error('x') }));
    const main = screen.getByRole('main');
    await within(main).findByText('mfe-queue');
    expect(main).toHaveTextContent('^1.2.0 · not available · x');
    expect(main).toHaveTextContent('3.0.1.251101');
    expect(main).toHaveTextContent('trace-9');
    await waitFor(() => expect(main).toHaveTextContent('Gray testOff'));
  });

  it('tell whether a server flag is on for the user [SHL-31] [CAT-08]', async () => {
    localStorage.setItem('vez.developmentMode', 'true');
    network.use(fakeCall('grayTestFlag', { showGrayTestFunc: true }));
    await renderShell('/app');
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Gray testOn'));
  });

  it('have no development mode in production [SHL-31]', async () => {
    localStorage.setItem('vez.developmentMode', 'true');
    await renderShell('/app', { deployment: { environment: 'production' } });
    await screen.findByRole('heading', { name: 'Settings' });
    expect(screen.queryByText('Development mode')).not.toBeInTheDocument();
    expect(screen.queryByText('mfe-queue')).not.toBeInTheDocument();
  });

  it('let a logged-in user log out', async () => {
    const { user, bridge } = await renderShell('/app', { session: PERSON });
    const number = () => screen.queryByText(`+853 ${maskPhone('66123834')}`);
    await screen.findByRole('heading', { name: 'You are logged in' });
    expect(number()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(bridge.session.get().kind).toBe('anonymous');
    expect(bridge.trace.toasts).toEqual(['You are logged out']);
    expect(number()).not.toBeInTheDocument();
  });

  it('let a user log out on all devices [ACC-12]', async () => {
    const { user, bridge } = await renderShell('/app', { session: PERSON });
    const logout = jest.spyOn(bridge.auth, 'logout');
    await user.click(await screen.findByRole('button', { name: 'Log out on all devices' }));
    expect(logout).toHaveBeenCalledWith({ everywhere: true });
  });
});

describe('the data IDs', () => {
  it('are shown when the setting is on and the page has data [SHL-32]', async () => {
    localStorage.setItem('vez.showDataId', 'true');
    const { unmount } = await renderShell('/offerNum?service=7&location=2&language=en_us');
    expect(await screen.findByText('Data IDs: service 7 · location 2')).toBeVisible();
    unmount();
    localStorage.clear();
    await renderShell('/offerNum?service=7&location=2');
    expect(screen.queryByText(/^Data IDs/)).not.toBeInTheDocument();
  });
});

describe('every screen of the shell', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      ['/AboutPage', '/app', '/nowhere'].map((path) => [path, language] as const),
    ),
  )('has no axe violations: %s in %s', async (path, language) => {
    localStorage.setItem('vez.developmentMode', 'true');
    const { container, bridge } = await renderShell(path, { language });
    const heading = await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
    expect(await axe(container)).toHaveNoViolations();
    // The test's bridge records its titles.
    expect(bridge.trace.titles.at(-1)).toBe(heading.textContent);
  });
});
