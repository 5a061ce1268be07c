import { connect, type Db } from '../db/db';
import { Catalogue } from '../modules/catalogue';
import { adjustableClock } from '../testing/adjustable-clock';
import { copyTemplate } from '../testing/test-database';
import { structuredData } from './structured-data';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: Awaited<ReturnType<typeof copyTemplate>>;
let db: Db;
let catalogue: Catalogue;
beforeEach(async () => {
  database = await copyTemplate();
  db = connect(database.connectionString, { max: 2 });
  await db.query('DELETE FROM opening_hours WHERE location_id = 5');
  await db.query('INSERT INTO opening_hours VALUES (5, 1, 545, 780), (5, 6, 0, 1440)');
  catalogue = await Catalogue.load({ db, clock: adjustableClock('2026-12-01T09:31'), log: silent });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

it('describes an office with its regular hours', () => {
  expect(structuredData(catalogue, { location: 5, department: 1 }, 'pt_pt')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'GovernmentOffice',
    parentOrganization: { '@type': 'GovernmentOrganization', name: expect.any(String) },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:05', closes: '13:00' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
    ],
  });
});

it('describes a service, and the office of its page', () => {
  const service = structuredData(catalogue, { service: 1 }, 'pt_pt');
  expect(service).toMatchObject({ '@type': 'GovernmentService', name: 'Renovação do BIR' });
  expect(service).not.toHaveProperty('availableChannel');
  expect(structuredData(catalogue, { service: 1, location: 5 }, 'pt_pt')).toMatchObject({
    availableChannel: { serviceLocation: { '@type': 'GovernmentOffice' } },
  });
});
