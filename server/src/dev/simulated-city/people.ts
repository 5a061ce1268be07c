import { lengthsOfArea, type Mobile } from '@vez/shared/domain';
import { homeArea, shortestIdNumber } from '../../city/city';

/** A department's code may be any text, so it comes last. */
const STAFF = /^sim-(clerk|receptionist|supervisor)(?:-(\d+)-\d+)?-(.+)$/;
const CITIZEN = /^sim-citizen-(\d{1,2})$/;

export interface StaffPost {
  role: 'clerk' | 'receptionist' | 'supervisor';
  /** The code of a department. */
  department: string;
  /** Without it: all offices of the department. */
  locationId?: number;
  /** Distinguishes several people of one office. */
  number?: number;
}

/** The login of a member of the simulated staff. */
export const staffLogin = ({ role, department, locationId, number = 0 }: StaffPost): string =>
  ['sim', role, ...(locationId === undefined ? [] : [locationId, number]), department].join('-');

/** The claims of the staff's issuer; undefined for any other name. */
export function simulatedStaff(login: string) {
  const [, role, office, department] = STAFF.exec(login) ?? [];
  if (role === undefined) return undefined;
  return { name: `Simulated ${role}`, department, role, offices: office === undefined ? [] : [office] };
}

export const citizenLogin = (number: number): string => `sim-citizen-${number}`;

/** Digits with a common start, as many as the city's numbers have. */
const numbered = (start: string, number: number, length: number) =>
  start + String(number).padStart(length - start.length, '0');

/** A mobile number of the simulated city. */
export function citizenMobile(number: number): Mobile {
  const area = homeArea();
  return { area, number: numbered('6689', number, lengthsOfArea(area)[0]!) };
}

/** The claims of the issuer of citizens' accounts; undefined for any other name. */
export function simulatedCitizen(login: string) {
  const number = Number(CITIZEN.exec(login)?.[1] ?? NaN);
  if (Number.isNaN(number)) return undefined;
  const mobile = citizenMobile(number);
  return {
    name: `Simulated Citizen ${number}`,
    phone_number: `+${mobile.area}${mobile.number}`,
    phone_number_verified: true,
    identity_no: numbered('17', number, shortestIdNumber()),
    identity_type: 'BIR',
  };
}
