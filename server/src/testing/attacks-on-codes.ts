import type { ProcessAnswer } from './process-caller';
import { challengeOf, until, type People } from './people-of-processes';
import { answering, breakingOff, silent, taking } from './sms-gateway-server';
import type { TwoProcesses } from './two-processes';

export const sent = (answers: ProcessAnswer[]) => answers.filter(({ status }) => status === 200).length;
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

type Given = () => { site: TwoProcesses; people: People };

/** Tests of a gateway that fails, for a suite that has started both processes. */
export function faultsOfGateway(given: Given): void {
  let site: TwoProcesses;
  let people: People;
  beforeAll(() => {
    ({ site, people } = given());
  });

  /** Ends the pauses before further attempts; a running attempt has a lease of a minute. */
  const endPauses = () =>
    site.db.query(
      `UPDATE sms_outbox SET next_attempt_at = now() WHERE sent_at IS NULL AND next_attempt_at < now() + interval '20 s'`,
    );

  describe('a gateway', () => {
    afterEach(() => site.gateway.become(taking));

    it('that is silent, then breaks off, gets one code three times and no other [API-72]', async () => {
      site.gateway.become(silent);
      const [number, ip] = [people.newNumber(), people.newAddress()];
      const answers: ProcessAnswer[] = [];
      for (let at = 0; at < 8; at += 1) answers.push(await people.askCode(number, ip, { solves: true }));
      expect(sent(answers)).toBe(1);
      await until(() => people.messagesTo(number).length > 0);
      site.gateway.become(breakingOff);
      site.gateway.breakOff();
      await until(async () => {
        await endPauses();
        const [row] = await site.db.query<{ over: boolean }>(
          'SELECT bool_and(dropped_at IS NOT NULL) AS over FROM sms_outbox WHERE mob_num = $1',
          [site.db.personal.token(number)],
        );
        return row!.over;
      });
      expect(people.messagesTo(number)).toHaveLength(3);
      for (const api of [site.right(), site.wrong]) {
        expect(await people.askCode(number, ip, { api })).toMatchObject({ reason: 'codeTooSoon' });
      }
    });

    it('that refuses causes no wait, and a refused code opens nothing [FLT-59]', async () => {
      site.gateway.become(answering(422));
      const [number, ip] = [people.newNumber(), people.newAddress()];
      const challengeId = challengeOf(await people.askCode(number, ip, { api: site.right() }));
      const refused = await people.codeAt(number);
      site.gateway.become(taking);
      await until(async () => (await people.askCode(number, ip, { api: site.wrong })).status === 200);
      expect(await people.tryCode(number, refused, ip, challengeId)).toMatchObject({ reason: 'codeExpired' });
    });

    it('that refuses but sends twice delivers one code, which works once [FLT-60]', async () => {
      site.gateway.become(answering(500));
      const [number, ip] = [people.newNumber(), people.newAddress()];
      const challengeId = challengeOf(await people.askCode(number, ip));
      await until(() => people.messagesTo(number).length === 1);
      site.gateway.become(taking);
      await until(() => people.messagesTo(number).length === 2);
      const [one, two] = people.messagesTo(number);
      expect(two!.text).toBe(one!.text);
      expect(await people.askCode(number, ip)).toMatchObject({ reason: 'codeTooSoon' });
      const code = await people.codeAt(number);
      expect((await people.tryCode(number, code, ip, challengeId)).status).toBe(200);
      expect(await people.tryCode(number, code, ip, challengeId)).toMatchObject({ reason: 'codeUsed' });
    });
  });
}

/** Tests of attacks on codes by SMS, for the same suite. */
export function attacksOnCodes(given: Given): void {
  let site: TwoProcesses;
  let people: People;
  beforeAll(() => {
    ({ site, people } = given());
  });

  /** Simulates that so many seconds have passed since codes were sent. */
  const letPass = (seconds: number) =>
    site.db.query('UPDATE sms_code SET sent_at = sent_at - make_interval(secs => $1)', [seconds]);
  describe('codes by SMS', () => {
    it('are limited to three for a number in ten minutes, whichever process is asked', async () => {
      const [number, ip] = [people.newNumber(), people.newAddress()];
      const atOnce = await Promise.all(Array.from({ length: 8 }, () => people.askCode(number, ip)));
      expect(sent(atOnce)).toBe(1);
      for (let at = 0; at < 2; at += 1) {
        await letPass(61);
        expect((await people.askCode(number, ip)).status).toBe(200);
      }
      await letPass(61);
      for (const api of [site.right(), site.wrong]) {
        expect(await people.askCode(number, ip, { api })).toMatchObject({ reason: 'tooManyCodes' });
      }
    });

    it('are limited to ten an hour for a /64, half of them for puzzles, and still reach the city', async () => {
      let at = 0;
      const from = () => `2001:db8:77:2::${(at += 1).toString(16)}`;
      const free = await Promise.all(
        Array.from({ length: 20 }, () => people.askCode(people.newNumber(), from())),
      );
      expect(sent(free)).toBeLessThanOrEqual(5);
      const answers: ProcessAnswer[] = [];
      while (at < 40) answers.push(await people.askCode(people.newNumber(), from(), { solves: true }));
      expect(sent(free) + sent(answers)).toBe(10);
      expect(answers.slice(-2)).toMatchObject([{ reason: 'networkBusy' }, { reason: 'networkBusy' }]);
      expect((await people.askCode(people.newNumber(), people.newAddress())).status).toBe(200);
    });

    it('allow three tries over both processes, by their own asker alone [ACC-17]', async () => {
      const [number, ip, stranger] = [people.newNumber(), people.newAddress(), people.newAddress()];
      const challengeId = challengeOf(await people.askCode(number, ip));
      const code = await people.codeAt(number);
      for (let at = 0; at < 6; at += 1) {
        expect(await people.tryCode(number, wrongOf(code), stranger)).toMatchObject({
          reason: 'codeExpired',
        });
        const other = challengeOf(await people.askCode(people.newNumber(), people.newAddress()));
        expect(await people.tryCode(number, code, stranger, other)).toMatchObject({ reason: 'codeExpired' });
      }
      expect((await people.tryCode(number, code, ip, challengeId)).status).toBe(200);

      await letPass(61);
      const second = challengeOf(await people.askCode(number, ip));
      const guesses: ProcessAnswer[] = [];
      for (let at = 0; at < 5; at += 1) guesses.push(await people.tryCode(number, 'none', ip, second));
      expect(guesses.map(({ reason }) => reason)).toEqual([
        'codeWrong',
        'codeWrong',
        'tooManyTries',
        'tooManyTries',
        'tooManyTries',
      ]);
    });
  });
}
