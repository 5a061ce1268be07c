import type { NoticeNow } from '@vez/shared/contracts';
import { namesIn } from '../../texts/texts';
import type { NoticeRow, Snapshot } from './snapshot';

/** Services at an office; a queue is one. */
interface Services {
  locationId: number;
  services: readonly number[];
}

function isAbout({ services, serviceTypes }: Snapshot, notice: NoticeRow, serviceId: number): boolean {
  if (notice.service_id !== null) return notice.service_id === serviceId;
  const type = services.get(serviceId)?.service_type_id ?? 0;
  return serviceTypes.get(type)?.department_id === notice.department_id;
}

/** What an office tells everyone about these services at an instant, as part of an answer; empty if it is nothing. */
export function noticesAt(
  { snapshot }: { snapshot: Snapshot },
  { locationId, services }: Services,
  at: Date,
): { notices?: NoticeNow[] } {
  const notices = (snapshot.notices.get(locationId) ?? [])
    .filter((one) => one.ends_at > at && services.some((id) => isAbout(snapshot, one, id)))
    .map(({ id, texts, ends_at }) => ({
      noticeId: id,
      texts: namesIn(texts),
      until: ends_at.toISOString(),
    }));
  return notices.length === 0 ? {} : { notices };
}

/** The offices whose notices differ. */
export function officesWithOtherNotices(before: Snapshot, now: Snapshot): number[] {
  const offices = new Set([...before.notices.keys(), ...now.notices.keys()]);
  const versionOf = ({ notices }: Snapshot, office: number) => JSON.stringify(notices.get(office));
  return [...offices].filter((office) => versionOf(before, office) !== versionOf(now, office));
}
