import {
  kioskMachine,
  openKiosk,
  QUIET_MS,
  secondsLeft,
  WARNING_MS,
  type KioskEvent,
  type KioskState,
} from './kiosk-machine';

const TICKET = {
  jettonCode: 'A112',
  serviceName: 'Passport',
  time: '09:45',
  peopleAhead: 6,
  counter: '',
  code: 'VEZ1.x',
};
const after = (...events: KioskEvent[]): KioskState =>
  events.reduce((state, event) => kioskMachine(state, event, 0), openKiosk(0));
const DONE: KioskEvent[] = [
  { type: 'opened', page: 'scan' },
  { type: 'asked', from: 'scan' },
  { type: 'checkedIn', ticket: TICKET },
];

describe('a kiosk', () => {
  it('shows the number after check-in', () => {
    expect(after(...DONE).page).toEqual({ at: 'done', isCheckIn: true, ticket: TICKET });
  });

  it('warns after 30 s without a touch, and resets 20 s later', () => {
    const done = after(...DONE);
    expect(secondsLeft(done, QUIET_MS - 1)).toBeUndefined();
    expect(secondsLeft(done, QUIET_MS)).toBe(20);
    expect(kioskMachine(done, { type: 'ticked' }, QUIET_MS + WARNING_MS - 1)).toBe(done);
    const forgotten = kioskMachine(done, { type: 'ticked' }, QUIET_MS + WARNING_MS);
    expect(forgotten).toEqual(openKiosk(QUIET_MS + WARNING_MS));
    expect(JSON.stringify(forgotten)).not.toContain('A112');
  });

  it('stays on the page after a touch', () => {
    const touched = kioskMachine(after(...DONE), { type: 'touched' }, QUIET_MS);
    expect(secondsLeft(touched, QUIET_MS + 1)).toBeUndefined();
    expect(kioskMachine(touched, { type: 'ticked' }, QUIET_MS + WARNING_MS).page.at).toBe('done');
  });

  it('never warns on its first page, and resets large text for the next person', () => {
    expect(secondsLeft(openKiosk(0), QUIET_MS * 10)).toBeUndefined();
    const large = after({ type: 'enlarged' });
    expect(secondsLeft(large, QUIET_MS)).toBe(20);
    expect(kioskMachine(large, { type: 'ticked' }, QUIET_MS + WARNING_MS).isLarge).toBe(false);
  });

  it('ignores an answer for the previous person', () => {
    const asked = after({ type: 'opened', page: 'scan' }, { type: 'asked', from: 'scan' });
    const forgotten = kioskMachine(asked, { type: 'ticked' }, QUIET_MS + WARNING_MS);
    const late = kioskMachine(forgotten, { type: 'checkedIn', ticket: TICKET }, QUIET_MS + WARNING_MS);
    expect(late).toBe(forgotten);
  });

  it('sends one request at a time', () => {
    const asked = after({ type: 'opened', page: 'scan' }, { type: 'asked', from: 'scan' });
    expect(kioskMachine(asked, { type: 'asked', from: 'scan' }, 1)).toBe(asked);
  });

  it('returns from a refusal to the scan page, and from help to the page before', () => {
    const refused = after(...DONE.slice(0, 2), { type: 'refused', words: 'Used' });
    expect(refused.page).toEqual({ at: 'refused', from: 'scan', words: 'Used' });
    expect(kioskMachine(refused, { type: 'back' }, 0).page).toEqual({ at: 'scan' });
    const help = kioskMachine(after(...DONE), { type: 'opened', page: 'help' }, 0);
    expect(kioskMachine(help, { type: 'back' }, 0).page.at).toBe('done');
  });
});
