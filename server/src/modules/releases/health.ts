import { orderKey } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import type { Deps } from '../../module-api/module';
import { carrierOf, subscriberOf } from '../../module-api/network';
import { Refusal } from '../../module-api/refusal';
import type { SiteReleases } from '../../registry/site-releases';
import { digestOf, signingKeys, type Secrets } from '../../secrets/keys';
import { liftHold, noteHold } from './hold-store';
import { noteProof } from './proof-store';
import { noteStop } from './stop-store';
import { isProved, verdictOn } from './verdict';
import { noteVoice, reportsOf } from './voice-store';
import { calledGood, hasStandIn, isHeard, orderOf, type Report } from './watched-order';

/** A network counts as at most this many voices, however many addresses it has: a carrier's, and a stranger's. */
const VOICES_OF_NETWORK = 4;

type Needs = Pick<Deps, 'clock' | 'log'> & { secrets: Secrets; site: SiteReleases };

/** Collects what pages report of young releases, and holds back or stops a failing one (decision record 0058). */
export function createHealth({ clock, log, secrets, site: { union, reportTokens } }: Needs) {
  const [key] = signingKeys(secrets, 'release-health');
  const voiceOf = (ip: string, sequence: number) => ({
    subscriber: digestOf(key!, `${sequence} ${subscriberOf(ip)}`),
    network: digestOf(key!, carrierOf(ip)),
    voice: parseInt(digestOf(key!, subscriberOf(ip)).slice(0, 8), 16) % VOICES_OF_NETWORK,
  });

  return {
    /**
     * @returns whether the report counts: the release is young, or held back
     * @throws Refusal for a report from no page of that release
     */
    async note(db: Queryable, { token, ...report }: Report & { token: string }): Promise<boolean> {
      const now = clock.now();
      const order = orderOf(union.log, report);
      if (order === undefined || !reportTokens.isOf(order, token)) throw new Refusal('reportTokenWrong', 403);
      if (!isHeard(union, order, now)) return false;
      const { remote, sequence, version } = order;
      const failedAs = report.kind === 'shown' ? null : report.kind;
      const { ip, wasShown = false } = report;
      await noteVoice(db, { remote, sequence, ...voiceOf(ip, sequence), failedAs, wasShown, now });
      const isHeld = union.held.has(orderKey(order));
      if (failedAs === null && !isHeld && union.proved.has(orderKey(order))) return true;

      const reports = await reportsOf(db, {
        remote,
        sequence,
        calledGood: calledGood(union.log, remote),
        now,
      });
      const { asked, kinds } = reports;
      const figures = { remote, sequence, asked, failed: Math.round(reports.failed), now };
      if (isProved(reports)) await noteProof(db, { remote, sequence, now });
      if (!hasStandIn(union, order)) return true;
      const verdict = verdictOn(reports);
      if (verdict.act === 'stop') {
        const what = order.mustStay ? 'release fails, and must stay' : 'release stopped';
        if (await noteStop(db, { ...figures, kinds })) log.error({ version, ...figures, kinds }, what);
      } else if (verdict.act === 'hold' && !order.mustStay)
        await noteHold(db, { ...figures, share: verdict.share });
      else if (isHeld) await liftHold(db, { remote, sequence });
      return true;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
