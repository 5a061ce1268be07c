// A thread of its own: the simulation takes some seconds, in which the server answers.
import { workerData } from 'node:worker_threads';
import pino from 'pino';
import { settleIn } from '../../city/city';
import { startDatabaseClock } from '../../db/database-clock';
import { connect } from '../../db/db';
import { recordPastWeeks } from './past-weeks';
import type { PastWeeksData } from './start-past-weeks';

const { connectionString, city, logLevel } = workerData as PastWeeksData;
settleIn(city);
const log = pino({ level: logLevel, base: null });
const db = connect(connectionString, { max: 2 });
const clock = await startDatabaseClock(db, log);
try {
  await recordPastWeeks({ db, clock, log });
} finally {
  clock.stop();
  await db.close();
}
