import { isNew, newCalls } from './new-calls';

const call = (jettonCode: string, calledAt = '2026-12-01T01:30:00Z') => ({
  jettonCode,
  counter: '5',
  serviceName: 'Passport',
  calledAt,
});

describe('the calls that a display announces', () => {
  it('are new since the last board, in calling order', () => {
    const before = [call('A001')];
    expect(newCalls(before, [call('A003'), call('A002'), call('A001')]).map((one) => one.jettonCode)).toEqual(
      ['A002', 'A003'],
    );
  });

  it('are empty on the first board, so that a starting display is silent', () => {
    expect(newCalls(undefined, [call('A001')])).toEqual([]);
  });

  it('contain a recalled number again', () => {
    const again = call('A001', '2026-12-01T01:31:00Z');
    expect(newCalls([call('A001')], [again])).toEqual([again]);
  });

  it('hold a number again that was sent to another counter', () => {
    const moved = { ...call('A001'), counter: '6' };
    expect(newCalls([call('A001')], [moved])).toEqual([moved]);
  });

  it('are marked new for 20 s', () => {
    const at = Date.parse('2026-12-01T01:30:00Z');
    expect([isNew(call('A001'), at + 19_000), isNew(call('A001'), at + 20_000)]).toEqual([true, false]);
  });
});
