import { bookingObjects } from './booking';
import type { CallObjects } from './call-object';
import { catalogueObjects } from './catalogue';
import { closuresObjects } from './closures';
import { countersObjects } from './counters';
import { earlierObjects } from './earlier';
import { identityObjects } from './identity';
import { officeNoticesObjects } from './office-notices';
import { officeSettingsObjects } from './office-settings';
import { queueObjects } from './queue';
import { releasesObjects } from './releases';
import { staffObjects } from './staff';
import { ticketsObjects } from './tickets';
import { visitsObjects } from './visits';
import { writesObjects } from './writes';

export { callerOf, KINDS, OWNERS, POSERS, turnedAway, type Kind } from './callers';
export type { Answer, CallObject, World } from './call-object';

/** What each call of the contract is about; a new call needs an entry here. */
export const CALL_OBJECTS: CallObjects = {
  ...catalogueObjects,
  ...bookingObjects,
  ...queueObjects,
  ...ticketsObjects,
  ...identityObjects,
  ...countersObjects,
  ...closuresObjects,
  ...earlierObjects,
  ...officeNoticesObjects,
  ...officeSettingsObjects,
  ...visitsObjects,
  ...staffObjects,
  ...writesObjects,
  ...releasesObjects,
};
