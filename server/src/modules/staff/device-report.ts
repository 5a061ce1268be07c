import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';

const REPORT = statement(
  'staff-device-report',
  `UPDATE staff_device SET release = coalesce(:release, release),
     slips = slips + CASE WHEN :paper::text = 'printed' THEN 1 ELSE 0 END,
     paper_out_at = CASE WHEN :paper::text = 'out' THEN coalesce(paper_out_at, :now) ELSE paper_out_at END,
     test_answered_at = CASE WHEN tested_at = :tested::timestamptz THEN coalesce(test_answered_at, :now)
       ELSE test_answered_at END
   WHERE id = :id AND revoked_at IS NULL RETURNING id`,
);

/** What a device says about itself. */
export const reportCalls = (clock: Clock) =>
  ({
    async reportDevice({ body: { release = null, tested, paper = null }, db, caller }) {
      if (caller.deviceId === undefined) return { noted: false };
      const now = clock.now();
      const noted = await db.query(REPORT, {
        id: caller.deviceId,
        release,
        paper,
        tested: tested === undefined ? null : new Date(tested),
        now,
      });
      return { noted: noted.length > 0 };
    },
  }) satisfies Handlers;
