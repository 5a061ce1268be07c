import type { StaffScope } from '../../module-api/module';
import { emptyProfile, type Person } from './profile-from';

const ISSUER = 'vez:devices';
/** Browsers keep no cookie longer; each renewal sets it again. */
const DEVICE_SECONDS = 400 * 86_400;

export interface Device extends StaffScope {
  id: string;
  name: string;
}

/** A kiosk or a display as the holder of a session. */
export const devicePerson = ({ id, name, role, departmentId, offices }: Device): Person => ({
  ...emptyProfile,
  issuer: ISSUER,
  euid: id,
  accountType: 'personal',
  name,
  staff: { role, departmentId, offices },
});

export const isDevice = ({ issuer }: Person): boolean => issuer === ISSUER;

/** How long the session of a device lasts after its last renewal; undefined for a person, whose session lasts a day. */
export const deviceSeconds = (person: Person): number | undefined =>
  isDevice(person) ? DEVICE_SECONDS : undefined;
