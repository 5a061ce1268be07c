// The order of start-up, top to bottom.
import './browser-floor';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Shown } from '@vez/shared/bridge';
import { loadCaller } from '@vez/shared/http';
import { I18nextProvider } from '@vez/shared/i18n';
import { uiFrame } from '@vez/shared/ui';
import { createBridge } from './bridge';
import { partTexts, shellTexts } from './language/shell-texts';
import { deferredAtRest, loadDeferred } from './layout/load-deferred';
import { ShellProvider, type Shell } from './layout/shell-context';
import { ShellView } from './layout/shell-view';
import { landingOf } from './mode/mode';
import { OwnPages } from './own-pages';
import { pageConfig } from './boot-data/page-data';
import { paintedPage } from './boot-data/painted-page';
import { removeStaleWorker } from './boot-data/stale-worker';
import { resumeInspector } from './inspector/load-inspector';
import { createApplications } from './remotes/applications';
import { loadRemote, registerRemotes } from './remotes/federation';
import { knowsPath } from './remotes/known-path';
import { learnRoutes, reportHealth } from './remotes/load-other-remotes';
import { createPageRemotes } from './remotes/page-remotes';
import { withOverrides } from './remotes/override';
import { readRegistry, remoteAt, remoteFor } from './remotes/registry';
import { createRemoteStates, whenSettled } from './remotes/remote-state';
import { announceArrivals } from './routing/arrival';
import { keepDepartment } from './routing/department-after-login';
import { entryRedirect } from './routing/entry-redirect';
import { countHistoryEntries } from './routing/history-depth';
import { createPathname, isElsewhere, navigate } from './routing/location';
import { returnFromLogin } from './session/deferred-login';
import { isReturning } from './boot-data/is-returning';
import { keepResuming } from './session/keep-resuming';
import { createSwitches } from './settings/switches';
import { fillSlots } from './slots/slots';
import { createTextSize } from './theme/text-size';

/** If hydration takes longer, the page is rendered again for a user with a session. */
const HYDRATION_MS = 5_000;

function render(shell: Shell, isPainted: boolean) {
  const Frame = uiFrame(partTexts);
  const container = document.getElementById('root')!;
  document.getElementById('help-without')?.remove();
  const view = (
    <I18nextProvider i18n={shellTexts.i18n}>
      <Frame bridge={shell.bridge}>
        <ShellProvider value={shell}>
          <ShellView>
            <OwnPages />
          </ShellView>
          <Shown />
        </ShellProvider>
      </Frame>
    </I18nextProvider>
  );
  if (isPainted) hydrateRoot(container, view);
  else createRoot(container).render(view);
}

/** Lets the browser answer a tap, or paint, between two steps that keep a slow phone busy. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    // A timer may come much later.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const pathIn = (address: string) => address.split('?')[0]!;

const fetchCaller = () => void loadCaller().catch(() => undefined);

async function start() {
  void removeStaleWorker(() => window.location.reload());
  countHistoryEntries();
  const registry = await readRegistry();
  await nextTask();
  registerRemotes(withOverrides(registry.remotes));
  // Loads in parallel with the shell's first view; its lifecycle handles a failure.
  const landing = landingOf(window.location.pathname, pageConfig);
  const first = remoteFor(registry, landing ?? window.location.pathname);
  if (first !== undefined) void loadRemote(first.name).catch(() => undefined);

  await nextTask();
  const parts = createBridge(pageConfig, registry);
  const { bridge, session } = parts;
  // The answer arrives while the page hydrates.
  if (isReturning()) session.ask();
  bridge.fillSlot = fillSlots(pageConfig, () => ({
    bridge,
    release,
    load: loadRemote,
    report: (release, kind) => reportHealth(release, kind, bridge.session.get().kind),
  }));
  await Promise.all([shellTexts.use(bridge.language.get()), partTexts.use(bridge.language.get())]);

  if (landing !== undefined) navigate(`${landing}${window.location.search}`, { replace: true });

  const pathname = createPathname();
  const painted = paintedPage({
    path: pathname.get(),
    language: bridge.language.get(),
    mode: bridge.mode.get(),
    online: bridge.online.get(),
  });
  const states = createRemoteStates();
  const applications = createApplications();
  const { lifecycles, elements, lead, release } = createPageRemotes({
    ...{ bridge, registry, states, painted, applications, sendEarly: parts.sendEarly },
    async lookAgain(shown) {
      const { takePublished } = await loadDeferred();
      await takePublished({ registry, lifecycles: shown });
    },
  });
  const textSize = createTextSize();
  const shell: Shell = {
    ...parts,
    ribbon: session.ribbon,
    registry,
    pathname,
    states,
    lifecycles,
    elements,
    paintedOutlet: painted?.remote && '',
    textSize,
    switches: createSwitches(),
  };

  await nextTask();
  render(shell, painted !== undefined);
  resumeInspector(shell);

  pathname.subscribe((path) => {
    parts.title.clear();
    parts.mode.follow(path);
  });
  announceArrivals(pathname);
  pathname.subscribe(lead);
  registry.routes.subscribe(() => lead(pathname.get()));
  applications.mountFirst();
  const shown = remoteAt(registry, pathname.get());
  const firstView = shown === undefined ? Promise.resolve() : whenSettled(states, shown, HYDRATION_MS);
  void firstView.then(applications.handOver).catch(() => undefined);

  // A painted page makes no calls at first, except to resume a session. A frame makes its calls at once.
  const isWhole = painted !== undefined && !painted.isFrame;
  const hydrated = isWhole ? firstView : Promise.resolve();
  if (!isReturning()) void hydrated.then(fetchCaller);
  // The page was painted for a visitor, so resume the session after hydration. A frame suits every user.
  if (isReturning()) await hydrated.then(session.resume);
  if (pageConfig.staff) keepResuming(session);
  const back = await returnFromLogin(parts.authApi.getAccessToken, session.take);
  const isAnonymous = () => session.session.get().kind === 'anonymous';
  const further = back ?? entryRedirect(window.location, !isAnonymous());
  if (further !== undefined && !knowsPath(registry, pathIn(further))) await learnRoutes(registry);
  if (further === undefined) keepDepartment(window.location, isAnonymous, pathname);
  else if (bridge.canServe(further) || isElsewhere(further)) navigate(further, { replace: true });

  void deferredAtRest(loadDeferred).then(({ fillMenu, followReleases, watch, watchLateErrors }) => {
    fillMenu(bridge);
    followReleases(shell, pathname);
    watchLateErrors(lifecycles);
    watch({
      ...shell,
      release: pageConfig.release,
      async forgetSession() {
        // A visitor's other pages stay open.
        if (!isAnonymous()) await parts.logout().catch(session.leave);
      },
    });
  });
}

void start();
