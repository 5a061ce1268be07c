import type { Db } from '../db/db';
import MACAO from './life-events/macao.json';
import { SERVICES } from './offers';
import { seedCounterPlaces } from './seed-counter-places';
import { seedLifeEvents } from './seed-life-events';
import { seedLocations } from './seed-locations';
import { seedOtherNames } from './seed-other-names';
import { seedPoints } from './seed-points';
import { seedDepartments, seedServices } from './seed-services';

/** The demonstration data of a model city. Runs at every start and fills in what is missing. */
export const seed = (db: Db): Promise<void> =>
  db.tx(async (tx) => {
    await seedDepartments(tx);
    await seedServices(tx);
    await seedOtherNames(tx);
    await seedLifeEvents(tx, MACAO, ({ code }) => SERVICES.find((service) => service.code === code)!.id);
    await seedLocations(tx);
    await seedCounterPlaces(tx);
    await seedPoints(tx);
  });
