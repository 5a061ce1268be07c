import { queueObstacle, type QueueState } from './queue-admission';

const OPEN: QueueState = { status: true, isOpen: true, isOfficeTime: true, pass: 'Y', queueState: '' };

describe('a queue', () => {
  it('gives numbers when it is open, in office hours and not full [QUE-21]', () => {
    expect(queueObstacle(OPEN)).toBeUndefined();
  });

  it.each([
    ['NOTBUSY', 'queueNotBusy', '[QUE-13] [QUE-14]'],
    ['FULL', 'queueFull', '[QUE-13] [QUE-15]'],
    ['NOCOUNTER', 'noCounter', '[QUE-13] [QUE-16]'],
    ['', 'queueAbnormal', '[QUE-17]'],
    ['SOMETHING', 'queueAbnormal', '[QUE-17]'],
    ['constructor', 'queueAbnormal', '[QUE-17]'],
  ])('gives no numbers when pass is N for “%s”: %s %s', (queueState, obstacle) => {
    expect(queueObstacle({ ...OPEN, pass: 'N', queueState })).toBe(obstacle);
  });

  it('gives no numbers while staff have paused it [QUE-13]', () => {
    expect(queueObstacle({ ...OPEN, pass: 'N', isPaused: true })).toBe('queuePaused');
  });

  it('gives no numbers when it is closed, or outside office hours [QUE-21] [BOK-09]', () => {
    expect(queueObstacle({ ...OPEN, isOpen: false })).toBe('queueClosed');
    expect(queueObstacle({ ...OPEN, status: false })).toBe('queueClosed');
    expect(queueObstacle({ ...OPEN, isOfficeTime: false })).toBe('outsideOfficeHours');
  });
});
