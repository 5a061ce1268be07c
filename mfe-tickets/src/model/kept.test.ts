import type { Session } from '@vez/shared/contracts/client';
import { aNumber } from '../testing/tickets';
import { keptFrom, keptWith, mayShow, ownerOf } from './kept';

const AT = '2026-12-01T01:31:00Z';
const CHAN: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };
const LOU: Session = { kind: 'phone', mobile: { area: '853', number: '66123899' } };
const HOLDER: Session = { kind: 'personal', euid: 'e-1', mobile: { area: '853', number: '66123834' } };

const aTicket = (id: string, waitCount: number) => {
  const mine = aNumber();
  return { ...mine, waitCount, ticket: { ...mine.ticket, id } };
};

describe('tickets kept for offline use', () => {
  it('are separated by owner without storing numbers', () => {
    const owners = [CHAN, LOU, HOLDER].map(ownerOf);
    expect(new Set(owners).size).toBe(3);
    expect(owners.join()).not.toContain('66123834');
  });

  it('contain no personal data', () => {
    const mine = aNumber();
    const personal = { ...mine.ticket, identifyNo: '1••••70', mobNum: '66123834', mobArea: '853' };
    const [kept] = keptFrom(CHAN, [{ ...mine, ticket: personal, rejoinSeconds: 60 }], AT).all;
    expect(kept!.ticket).toMatchObject({ identifyNo: '', mobNum: '', mobArea: '' });
    expect(kept!.rejoinSeconds).toBeUndefined();
    expect(kept!.ticket.jettonCode).toBe(mine.ticket.jettonCode);
  });

  it('have each ticket once, as last read', () => {
    const before = keptFrom(CHAN, [aTicket('t-1', 9), aTicket('t-2', 4)], AT);
    const after = keptWith(before, CHAN, aTicket('t-1', 3), AT);
    expect(after.all.map(({ ticket, waitCount }) => [ticket.id, waitCount])).toEqual([
      ['t-1', 3],
      ['t-2', 4],
    ]);
  });

  it('are cleared for the next person', () => {
    const before = keptFrom(CHAN, [aTicket('t-1', 9)], AT);
    expect(keptWith(before, LOU, aTicket('t-2', 4), AT).all.map(({ ticket }) => ticket.id)).toEqual(['t-2']);
  });

  it('are shown to their owner, and without a login only offline', () => {
    const kept = keptFrom(CHAN, [aNumber()], AT);
    expect([mayShow(kept, CHAN, true), mayShow(kept, LOU, true)]).toEqual([true, false]);
    const anonymous: Session = { kind: 'anonymous' };
    expect([mayShow(kept, anonymous, true), mayShow(kept, anonymous, false)]).toEqual([false, true]);
  });
});
