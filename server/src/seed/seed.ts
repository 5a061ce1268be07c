import type { Db } from '../db/db';
import { seedCounterPlaces } from './seed-counter-places';
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
    await seedLocations(tx);
    await seedCounterPlaces(tx);
    await seedPoints(tx);
  });
