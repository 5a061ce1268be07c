import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { adoptFormerRows } from './former-rows';
import { personKey } from './person-key';
import { emptyProfile, type Person } from './profile-from';

const PEOPLE = 'https://people.example';
const COMPANIES = 'https://companies.example';
const proved = (number: string) => ({ mobArea: '853', mobNum: number, mobile: number });

let vez: TestServer;
let point: TestPoint;
beforeAll(async () => {
  vez = await startTestServer({
    async prepare(db) {
      point = await pointOf(db, 'DSI-CRC', 'CP');
      await adjustPoint(db, point, { slot_capacity: 10 });
    },
  });
});
afterAll(() => vez.stop());

/** Creates a ticket, a favourite, a consent and a search as a process before 0012 wrote them. */
async function formerPerson(subject: string, number: string): Promise<string> {
  const as = await vez.citizen({ area: '853', number });
  const { ticket } = await vez.call('reserve', reservationOf(point, as, '2026-12-02', '10:00'), { as });
  await vez.db.query('UPDATE ticket SET euid = $1 WHERE id = $2', [subject, ticket.id]);
  await vez.db.query(`INSERT INTO favourite VALUES (gen_random_uuid(), $1, $2, $3, 'QUEUE', now())`, [
    subject,
    point.serviceId,
    point.locationId,
  ]);
  await vez.db.query(`INSERT INTO consent VALUES ($1, 'a-phone', 1, now())`, [subject]);
  await vez.db.query(`INSERT INTO search_record VALUES ($1, 'passport', now())`, [subject]);
  return ticket.id;
}
const person = (change: Partial<Person>): Person => ({
  ...emptyProfile,
  accountType: 'personal',
  issuer: PEOPLE,
  ...change,
});

describe('rows from before issuers were distinguished', () => {
  it('are adopted at the next login: tickets, favourites, consents and searches', async () => {
    const id = await formerPerson('old-friend', '66881001');
    const owner = person({ euid: 'old-friend', ...proved('66881001') });
    await adoptFormerRows(vez.db, owner);
    const as = await vez.logIn({ ...owner, mobNum: '', mobile: '' });
    expect((await vez.call('ticketById', { id }, { as })).ticket.id).toBe(id);
    expect(await vez.call('favourites', {}, { as })).toHaveLength(1);
    expect(await vez.call('searchRecords', {}, { as })).toEqual([{ keyword: 'passport' }]);
    const consent = { account: 'old-friend', deviceId: 'a-phone' };
    expect(await vez.call('checkConsent', consent, { as })).toEqual({ show: false });
  });

  it('stay unchanged for the same subject at another issuer with another number', async () => {
    const id = await formerPerson('old-rival', '66881002');
    const rival = person({ euid: 'old-rival', issuer: COMPANIES, ...proved('66881003') });
    await adoptFormerRows(vez.db, rival);
    const as = await vez.logIn(rival);
    expect((await vez.refusal('ticketById', { id }, { as })).status).toBe(404);
    expect(await vez.call('favourites', {}, { as })).toEqual([]);
    const owner = person({ euid: 'old-rival', ...proved('66881002') });
    await adoptFormerRows(vez.db, owner);
    expect((await vez.call('favourites', {}, { as: await vez.logIn(owner) })).length).toBe(1);
  });

  it('become a company’s when the company logs in', async () => {
    const id = await formerPerson('old-company', '66881004');
    const company = person({
      euid: 'old-company',
      issuer: COMPANIES,
      accountType: 'corporate',
      mobArea: '853',
      contactPhone: '66881004',
    });
    await adoptFormerRows(vez.db, company);
    expect((await vez.call('ticketById', { id }, { as: await vez.logIn(company) })).ticket.id).toBe(id);
    const citizen = await vez.citizen({ area: '853', number: '66881004' });
    expect((await vez.refusal('ticketById', { id }, { as: citizen })).status).toBe(404);
  });

  it.each(['853-66881005', personKey(PEOPLE, 'old-friend')])(
    'are not given to a subject that looks like another key: %s',
    async (euid) => {
      const owned = `INSERT INTO favourite VALUES (gen_random_uuid(), $1, $2, $3, 'QUEUE', now())
        ON CONFLICT DO NOTHING`;
      await vez.db.query(owned, [euid, point.serviceId, point.locationId]);
      const thief = person({ euid, issuer: COMPANIES, accountType: 'corporate' });
      await adoptFormerRows(vez.db, thief);
      expect(await vez.call('favourites', {}, { as: await vez.logIn(thief) })).toEqual([]);
    },
  );
});
