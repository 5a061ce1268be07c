import { faultOfNext, newestDeed, type LoggedOrder, type ReleaseFault } from '@vez/shared/releases';
import type { Deps, ServerModule } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { checkedOrder, hasItsDetails, integrityOf, isSignedNow } from '../../registry/published-releases';
import type { Health } from './health';
import { addFile, addOrder, hasRoom, knownFiles, lockReleases } from './release-store';
import { startTelling } from './notices';
import { startRefreshing, type Releases } from './releases';

export { createHealth } from './health';
export { createNotices, type Owner } from './notices';
export { ordersInService } from './orders-in-service';
export { createReleases, type Releases } from './releases';
export { createTeamCredentials, type ArrivingCall } from './team-credential';

/** How soon this process serves an order that another has taken. */
const LOOK_MS = 2_000;

type Reason = ReleaseFault | 'releaseKeyWrong' | 'releaseFilesMissing' | 'releaseQuota';
const refuse = (reason: Reason) => new Refusal(reason);

/** @throws Refusal if it cannot be read, or differs from the call */
function orderIn({ remote, act, content }: { remote: string; act: string; content: string }): LoggedOrder {
  try {
    const given = checkedOrder(JSON.parse(content));
    if (given.order.remote === remote && given.order.act === act) return given;
  } catch {
    // Refused below.
  }
  throw refuse('releaseInvalid');
}

interface ReleaseServices {
  releases: Releases;
  health: Health;
  /** Notifies owners of their stopped releases. */
  tellOwners(): Promise<void>;
}

/** Calls of teams about the releases of their remotes (decision record 0038). */
export function releasesModule(deps: Deps, { releases, health, tellOwners }: ReleaseServices): ServerModule {
  const { union } = releases.site;
  const deedOf = (remote: string) => newestDeed(union.deeds, remote)?.deed;
  const isOwn = (remote: string, team: string | undefined) =>
    team !== undefined && deedOf(remote)?.team === team;

  return {
    name: 'releases',
    start() {
      const ends = [startRefreshing(releases, deps, LOOK_MS), startTelling(tellOwners, deps)];
      return async () => {
        for (const end of ends) await end();
      };
    },
    handlers: {
      async releases() {
        await releases.refresh();
        const [stops, held, proved] = [releases.stops(), releases.holds(), releases.proofs()];
        return { content: JSON.stringify({ deeds: union.deeds, log: union.log, stops, held, proved }) };
      },
      async tellHealth({ db, body, ip }) {
        releases.site.look();
        return { noted: await health.note(db, { ...body, ip }) };
      },
      missingFiles: async ({ db, body }) => ({ missing: await releases.missing(db, body.files) }),
      async sendFile({ db, body, caller }) {
        const { url, integrity } = body;
        const [, , remote = ''] = url.split('/');
        if (!isOwn(remote, caller.team)) throw refuse('releaseNotOwned');
        const content = Buffer.from(body.content, 'base64');
        if (integrityOf(content) !== integrity) throw refuse('releaseInvalid');
        const known = (await knownFiles(db, [url])).get(url);
        if (known === undefined && !(await hasRoom(db, remote, content.length))) throw refuse('releaseQuota');
        await addFile(db, url, integrity, content);
        if ((await knownFiles(db, [url])).get(url) !== integrity) throw refuse('releaseInvalid');
        return { stored: true };
      },
      async giveOrder({ db, body, caller }) {
        const given = orderIn(body);
        const { order, details } = given;
        if (!isOwn(order.remote, caller.team)) throw refuse('releaseNotOwned');
        await lockReleases(db);
        await releases.refresh(db);
        const deed = deedOf(order.remote);
        const fault = faultOfNext(union.log, order, deed);
        if (fault !== undefined) throw refuse(fault);
        if (!isSignedNow(given, deed) || !hasItsDetails(given)) throw refuse('releaseKeyWrong');
        if ((await releases.missing(db, details.files, true)).length > 0) throw refuse('releaseFilesMissing');
        await addOrder(db, given, body.content);
        return { sequence: order.sequence };
      },
    },
  };
}
