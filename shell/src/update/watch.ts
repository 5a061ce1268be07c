import type { Bridge, Readable } from '@vez/shared/contracts/client';
import { cityClock } from '@vez/shared/dates';
import type { createFeedback } from '../feedback/feedback';
import { pageConfig } from '../boot-data/page-data';
import { tellFailedActions } from '../feedback/failed-action';
import { homeOf } from '../mode/mode';
import { forgetPerson } from '../session/forget-person';
import { followNewerRelease } from './newer-release';
import { createNotices } from './notices';
import { watchSessionEnd } from './session-end';
import { watchUnsaved, whenSaved } from './unsaved';
import { startUpdateCheck } from './update-check';

interface Open {
  bridge: Bridge;
  feedback: ReturnType<typeof createFeedback>;
  pathname: Readable<string>;
  inHostApp: Readable<boolean>;
  /** The release of this page. */
  release: string;
  forgetSession(): Promise<void>;
}

/** Watches for newer releases, the session's end and failed actions while the page is open. */
export function watch({ bridge, feedback, pathname, inHostApp, release, forgetSession }: Open): void {
  const unsaved = watchUnsaved({ pathname, journey: bridge.journey });
  const notices = createNotices({
    feedback,
    host: bridge.host,
    clock: cityClock(bridge.deployment.get().timeZone),
    inHostApp: inHostApp.get,
    reload: () => window.location.reload(),
    saved: () => whenSaved(unsaved),
    forget() {
      void forgetSession();
      bridge.journey.clear();
    },
    goHome: () => bridge.navigate(homeOf(bridge.mode.get())),
  });
  followNewerRelease(bridge, {
    release,
    publishedAt: pageConfig.publishedAt,
    hasDraft: unsaved.get,
    reload: () => window.location.reload(),
  });
  // Without a login, remove data that was kept during an earlier one.
  if (bridge.session.get().kind === 'anonymous') forgetPerson();
  tellFailedActions(bridge.feedback);
  startUpdateCheck(release, () => void notices.updated());
  watchSessionEnd({
    session: bridge.session,
    now: Date.now,
    warn: notices.sessionEndsSoon,
    end: notices.sessionEnded,
  });
}
