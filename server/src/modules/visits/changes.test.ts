import { adjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { connect } from '../../db/db';
import { createVisitChanges } from './changes';

it('tells a listener once of changes that one act makes together [QUE-03]', async () => {
  const database = await copyTemplate();
  const db = connect(database.connectionString, { max: 2 });
  const changes = createVisitChanges({ db, clock: adjustableClock('2026-12-01T09:31') });
  const told: number[] = [];
  let heard = () => undefined as void;
  const listening = new Promise<void>((resolve) => {
    changes.listen(7, undefined, (at) => {
      told.push(at);
      // Once as it is added; then again when PostgreSQL's notifications are heard from now on.
      if (told.length === 2) resolve();
      heard();
    });
  });
  await listening;
  const last = new Promise<void>((resolve) => {
    heard = () => told.includes(9_000) && resolve();
  });
  await db.query(`SELECT pg_notify('vez_visits', '7:' || at) FROM unnest(ARRAY[8998, 9000, 8999]) AS at`);
  await last;
  expect(told).not.toContain(8_998);
  expect(told).not.toContain(8_999);
  await changes.stop();
  await db.close();
  await database.drop();
});
