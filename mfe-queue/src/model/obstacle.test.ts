import { aPlace, aQueue } from '@vez/shared/testing';
import { obstacleOf } from './obstacle';

const OPEN = aPlace();
const LOGIN_ONLY = aPlace({ remoteCounter: true, rcServiceLogin: true });

describe('a number', () => {
  it('can be taken without obstacles', () => {
    expect(obstacleOf(aQueue(), OPEN, {})).toBeUndefined();
  });

  it.each([
    ['NOTBUSY', 'queueNotBusy', '[QUE-13] [QUE-14]'],
    ['FULL', 'queueFull', '[QUE-13] [QUE-15]'],
    ['NOCOUNTER', 'noCounter', '[QUE-13] [QUE-16]'],
    ['', 'queueAbnormal', '[QUE-17]'],
    ['SOMETHING', 'queueAbnormal', '[QUE-17]'],
  ])('cannot be taken when pass is N for “%s”: %s %s', (queueState, obstacle) => {
    expect(obstacleOf(aQueue({ pass: 'N', queueState }), OPEN, {})).toBe(obstacle);
  });

  it('cannot be taken from a closed queue, or outside office hours [QUE-21] [BOK-09]', () => {
    expect(obstacleOf(aQueue({ isOpen: false }), OPEN, {})).toBe('queueClosed');
    expect(obstacleOf(aQueue({ status: false }), OPEN, {})).toBe('queueClosed');
    expect(obstacleOf(aQueue({ isOfficeTime: false }), OPEN, {})).toBe('outsideOfficeHours');
  });

  it('cannot be taken at a suspended place, whatever the state of its queue [CAT-52]', () => {
    expect(obstacleOf(aQueue(), aPlace({ suspended: true }), { euid: 'e-1' })).toBe('suspended');
  });

  it('of a login-only remote counter needs an euid [CAT-53]', () => {
    expect(obstacleOf(aQueue(), LOGIN_ONLY, {})).toBe('loginNeeded');
    expect(obstacleOf(aQueue(), LOGIN_ONLY, { euid: 'e-1' })).toBeUndefined();
    expect(obstacleOf(aQueue(), aPlace({ remoteCounter: true }), {})).toBeUndefined();
  });
});
