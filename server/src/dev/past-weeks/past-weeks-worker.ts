// A process of its own, at a lower priority than the server, since the simulation computes for some seconds.
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import pino from 'pino';
import { settleIn } from '../../city/city';
import { startDatabaseClock } from '../../db/database-clock';
import { connect } from '../../db/db';
import { recordPastWeeks } from './past-weeks';
import type { PastWeeksData } from './start-past-weeks';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches all processes; the server ends this one.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
const [{ connectionString, city, logLevel }] = (await once(process, 'message')) as [PastWeeksData];
settleIn(city);
const log = pino({ level: logLevel, base: null });
const db = connect(connectionString, { max: 2 });
const clock = await startDatabaseClock(db, log);
try {
  await recordPastWeeks({ db, clock, log }, () => void process.send!('waits'));
} finally {
  clock.stop();
  await db.close();
}
process.disconnect();
