import { calls, LANGUAGES, type CallDefinition } from '@vez/shared/contracts';
import { reservationOf } from '../testing/reservation';
import { pointOf } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';
import { refusalText } from './texts';

describe('a refusal', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  it('has a text in every language, for each reason of the contract', () => {
    const reasons = (Object.values(calls) as CallDefinition[]).flatMap(
      (definition) => definition.reasons ?? [],
    );
    const speechless = [...new Set(reasons)].filter((reason) => {
      const texts = LANGUAGES.map((language) => refusalText(reason, language));
      return texts.includes(reason) || new Set(texts).size < LANGUAGES.length;
    });
    expect(speechless).toEqual([]);
  });

  it('says in each of the four languages that what was filled in is not right [ERR-68]', async () => {
    const as = await city.citizen();
    const registration = await pointOf(city.db, 'DSAT-REG', 'MOR');
    const request = reservationOf(registration, as, '2026-12-02', '09:00');
    const messages = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { reason, message } = await city.refusal('reserve', request, { as, language });
        expect(reason).toBe('parametersInvalid');
        return message;
      }),
    );
    expect(messages.slice(0, 4)).toEqual([
      '所填資料不正確。請檢查後重試。',
      '所填资料不正确。请检查后重试。',
      'Os dados preenchidos não estão correctos. Verifique-os.',
      'What was filled in is not right. Please check it.',
    ]);
  });

  it('says in each of the four languages that a ticket is expired or invalid [ERR-69]', async () => {
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const { qrcodeContent } = await city.call('walkIn', queue, { as: city.counterSystem });
    city.clock.advance(86_400);
    const as = await city.citizen();
    const scan = { mobArea: as.mobile.area, mobNum: as.mobile.number, qrcodeContent };
    const messages = await Promise.all(
      LANGUAGES.map(
        async (language) => (await city.refusal('registerTicket', scan, { as, language })).message,
      ),
    );
    expect(messages.slice(0, 4)).toEqual([
      '此籌號或預約已過期或無效。',
      '此筹号或预约已过期或无效。',
      'Esta senha ou marcação expirou ou não é válida.',
      'This ticket is expired or invalid.',
    ]);
  });
});
