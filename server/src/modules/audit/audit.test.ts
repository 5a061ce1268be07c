import { personKey } from '../identity';
import { startTestServer, TEST_ISSUER, type TestServer } from '../../testing/test-server';
import { auditSubjectOf } from './audit';

const SECRET = 'a-secret-of-tests-with-enough-letters';

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer();
});
afterAll(() => vez.stop());

const audited = () =>
  vez.db.query<{ kind: string; subject: string; route: string; trace_id: string }>(
    `SELECT * FROM audit WHERE kind <> 'offer' ORDER BY id`,
  );

it('records callers who use the euid of another or pose as a counter system', async () => {
  const as = await vez.accountHolder('person-1');
  await vez.call('searchRecords', { euid: 'person-1' }, { as });
  await vez.refusal('searchRecords', { euid: 'person-2' }, { as });
  await vez.refusal('callNext', { serviceId: 1, locationId: 1, counter: '1' }, { as });
  await vez.refusal('tickets', {});
  const rows = await audited();
  expect(rows).toMatchObject([
    { kind: 'forbidden', route: '/api/appms/getSearchRecords' },
    { kind: 'forbidden', route: '/api/counter/callNext' },
  ]);
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(
    new Set([auditSubjectOf([SECRET], personKey(TEST_ISSUER, 'person-1'))]),
  );
  expect(JSON.stringify(rows)).not.toContain('person-');
});

it('rejects SQL that changes entries of the last year', async () => {
  await vez.db.query(
    `INSERT INTO audit (at, kind, subject, route, trace_id)
     VALUES (now() - interval '13 months', 'forbidden', 'old', '/', gen_random_uuid()),
            (now() - interval '11 months', 'forbidden', 'young', '/', gen_random_uuid())`,
  );
  for (const change of [
    `UPDATE audit SET subject = 'another'`,
    `DELETE FROM audit WHERE subject = 'young'`,
    'TRUNCATE audit',
  ]) {
    await expect(vez.db.query(change)).rejects.toThrow('What was audited stays');
  }
  await vez.db.query(`DELETE FROM audit WHERE subject = 'old'`);
  expect((await audited()).map(({ subject }) => subject)).toContain('young');
});
