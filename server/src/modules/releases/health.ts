import { orderKey } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import type { Deps } from '../../module-api/module';
import { carrierOf, subscriberOf } from '../../module-api/network';
import { Refusal } from '../../module-api/refusal';
import type { SiteReleases } from '../../registry/site-releases';
import { digestOf, signingKeys, type Secrets } from '../../secrets/keys';
import { cohortsOf } from './cohort-store';
import { worseCohort } from './comparison';
import { liftHold, noteHold } from './hold-store';
import { noteProof } from './proof-store';
import { noteStop } from './stop-store';
import { isProved, verdictOn } from './verdict';
import { noteVoice, reportsOf } from './voice-store';
import {
  calledGood,
  hasStandIn,
  isCompared,
  isJudged,
  orderBefore,
  orderOf,
  type Report,
} from './watched-order';

/** A network counts as at most this many voices, however many addresses it has: a carrier's, and a stranger's. */
const VOICES_OF_NETWORK = 4;

/** The cohorts of visits that a report belongs to. */
const cohortsIn = ({ cohort = {} }: Report) => [
  'all',
  ...Object.entries(cohort).map(([name, value]) => `${name}:${value}`),
];

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
     * @returns whether the report counts: the release is young, held back, or compared with a younger one
     * @throws Refusal for a report from no page of that release
     */
    async note(db: Queryable, { token, ...report }: Report & { token: string }): Promise<boolean> {
      const now = clock.now();
      const order = orderOf(union.log, report);
      if (order === undefined || !reportTokens.isOf(order, token)) throw new Refusal('reportTokenWrong');
      const judged = isJudged(union, order, now);
      if (!judged && !isCompared(union, order, now)) return false;
      const { remote, sequence, version } = order;
      const failedAs = report.kind === 'shown' ? null : report.kind;
      const { ip, wasShown = false } = report;
      const cohorts = cohortsIn(report);
      await noteVoice(db, { remote, sequence, ...voiceOf(ip, sequence), cohorts, failedAs, wasShown, now });
      if (!judged) return true;
      const isHeld = union.held.has(orderKey(order));
      if (failedAs === null && !isHeld && union.proved.has(orderKey(order))) return true;

      const good = calledGood(union.log, remote);
      const reports = await reportsOf(db, { remote, sequence, calledGood: good, now });
      const { asked, kinds } = reports;
      const figures = { remote, sequence, asked, failed: Math.round(reports.failed), now };
      if (isProved(reports)) await noteProof(db, { remote, sequence, now });
      if (!hasStandIn(union, order)) return true;
      const before = orderBefore(union.log, order)?.sequence;
      const cohortReports = await cohortsOf(db, { remote, sequence, before, calledGood: good });
      const verdict = verdictOn(reports, worseCohort(cohortReports.now, cohortReports.before));
      if (verdict.act === 'stop') {
        const what = order.mustStay ? 'release fails, and must stay' : 'release stopped';
        const stop = { ...figures, kinds, cohort: verdict.cohort };
        if (await noteStop(db, stop)) log.error({ version, ...stop }, what);
      } else if (verdict.act === 'hold' && !order.mustStay)
        await noteHold(db, { ...figures, share: verdict.share });
      else if (isHeld) await liftHold(db, { remote, sequence });
      return true;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
