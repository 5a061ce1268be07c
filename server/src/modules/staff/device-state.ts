import type { Catalogue } from '../catalogue';
import { silentSince } from '../queue';
import { TEST_MS } from './own-device';

/** A roll of 80 m has about so many slips of 20 cm. */
const SLIPS_OF_ROLL = 400;
const LOW_SLIPS = 40;

interface DeviceRow {
  kind: string;
  department_id: number;
  location_id: number;
  enrolled_at: Date | null;
  seen_at: Date | null;
  release: string | null;
  slips: number;
  paper_changed_at: Date | null;
  paper_out_at: Date | null;
  tested_at: Date | null;
  test_answered_at: Date | null;
}

/** When a device last gave a sign, if it has been silent for ten minutes in which its office was open. */
function silenceOf(row: DeviceRow, catalogue: Catalogue, now: Date): Date | undefined {
  const last = row.seen_at ?? row.enrolled_at;
  const before = silentSince(now);
  if (last === null || row.enrolled_at === null || last > before) return undefined;
  const wasOpen = catalogue
    .pointsAt(row.location_id, row.department_id)
    .map(({ service }) => ({ serviceId: service.id, locationId: row.location_id }))
    .some((point) => catalogue.isServiceTime(point, before) && catalogue.isServiceTime(point, now));
  return wasOpen ? last : undefined;
}

function testOf({ tested_at, test_answered_at }: DeviceRow, now: Date) {
  if (tested_at === null) return undefined;
  const askedAt = tested_at.toISOString();
  if (test_answered_at !== null) {
    const seconds = Math.ceil((test_answered_at.getTime() - tested_at.getTime()) / 1_000);
    return { askedAt, state: 'answered' as const, seconds };
  }
  const isLate = now.getTime() - tested_at.getTime() >= TEST_MS;
  return { askedAt, state: isLate ? ('unanswered' as const) : ('waiting' as const) };
}

function paperOf({ kind, slips, paper_changed_at, paper_out_at }: DeviceRow) {
  if (kind !== 'kiosk') return undefined;
  const left = Math.max(0, SLIPS_OF_ROLL - slips);
  return {
    printed: slips,
    left,
    isLow: left <= LOW_SLIPS,
    changedAt: paper_changed_at?.toISOString() ?? null,
    ...(paper_out_at && { outSince: paper_out_at.toISOString() }),
  };
}

/** The state of a device, for its supervisor. */
export function stateOf(row: DeviceRow, catalogue: Catalogue, now: Date) {
  const silent = silenceOf(row, catalogue, now);
  const test = testOf(row, now);
  const paper = paperOf(row);
  return {
    ...(row.seen_at && {
      seen: {
        at: row.seen_at.toISOString(),
        minutesAgo: Math.max(0, Math.floor((now.getTime() - row.seen_at.getTime()) / 60_000)),
      },
    }),
    ...(row.release !== null && { release: row.release }),
    ...(silent && { silentSince: silent.toISOString() }),
    ...(test && { test }),
    ...(paper && { paper }),
  };
}
