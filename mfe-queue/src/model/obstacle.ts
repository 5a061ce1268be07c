import type { QueueInfo, ServiceLocation, Session } from '@vez/shared/contracts/client';

export type Obstacle =
  | 'suspended'
  | 'loginNeeded'
  | 'queueClosed'
  | 'outsideOfficeHours'
  | 'notBusy'
  | 'full'
  | 'noCounter'
  | 'abnormal';

type Place = Pick<ServiceLocation, 'suspended' | 'remoteCounter' | 'rcServiceLogin'>;

const REASON: Record<string, Obstacle> = { NOTBUSY: 'notBusy', FULL: 'full', NOCOUNTER: 'noCounter' };

/** Why whoever is here can take no number now (QUE-13 to QUE-17, QUE-21, CAT-52, CAT-53, decisions 5 and 15). */
export function obstacleOf(
  queue: QueueInfo | undefined,
  { suspended, remoteCounter, rcServiceLogin }: Place,
  { euid }: Pick<Session, 'euid'>,
): Obstacle | undefined {
  if (suspended) return 'suspended';
  if (remoteCounter && rcServiceLogin && euid === undefined) return 'loginNeeded';
  if (!queue) return undefined;
  if (!queue.status || !queue.isOpen) return 'queueClosed';
  if (!queue.isOfficeTime) return 'outsideOfficeHours';
  return queue.pass === 'Y' ? undefined : (REASON[queue.queueState] ?? 'abnormal');
}
