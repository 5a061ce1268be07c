import type { QueueInfo } from '@vez/shared/contracts/client';
import { obstacleOf } from './obstacle';

const QUEUE: QueueInfo = {
  waitCount: 4,
  openCounter: 2,
  notCheckInCount: 1,
  minCntToAlert: 1,
  maxCntToAlert: 20,
  pass: 'Y',
  queueState: '',
  status: true,
  isOpen: true,
  isOfficeTime: true,
  updatedAt: '2026-12-01T01:31:00Z',
};

describe('a number', () => {
  it('can be taken when nothing stands against it', () => {
    expect(obstacleOf(QUEUE)).toBeUndefined();
  });

  it.each([
    ['NOTBUSY', 'notBusy', '[QUE-13] [QUE-14]'],
    ['FULL', 'full', '[QUE-13] [QUE-15]'],
    ['NOCOUNTER', 'noCounter', '[QUE-13] [QUE-16]'],
    ['', 'abnormal', '[QUE-17]'],
    ['SOMETHING', 'abnormal', '[QUE-17]'],
  ])('cannot be taken when pass is N for “%s”: %s %s', (queueState, obstacle) => {
    expect(obstacleOf({ ...QUEUE, pass: 'N', queueState })).toBe(obstacle);
  });

  it('cannot be taken from a closed queue, or outside office hours [QUE-21] [BOK-09]', () => {
    expect(obstacleOf({ ...QUEUE, isOpen: false })).toBe('queueClosed');
    expect(obstacleOf({ ...QUEUE, status: false })).toBe('queueClosed');
    expect(obstacleOf({ ...QUEUE, isOfficeTime: false })).toBe('outsideOfficeHours');
  });
});
