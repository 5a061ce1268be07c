import { randomUUID } from 'node:crypto';
import { statement } from '../../db/db';
import type { Deps, Handlers } from '../../module-api/module';
import { askerOf } from '../../module-api/network';
import { Forbidden, Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { departmentOf, pointsFor } from '../counters';
import { devicePerson, type Sessions } from '../identity';
import { hashOfDeviceCode, newDeviceCode } from './device-codes';
import { wrongCodes } from './wrong-codes';

const CODE_MS = 600_000;
/** A client that lost the answer, and its cookie with it, may reuse the code within this time. */
const AGAIN_MS = 60_000;

const ADD = statement(
  'staff-device-add',
  `INSERT INTO staff_device (id, department_id, location_id, kind, name, code_hash, code_expires_at, created_at)
   VALUES (:id, :department, :location, :kind, kept_text(:name), :codeHash, :expires, :now)`,
);
const ENROL = statement(
  'staff-device-enrol',
  `UPDATE staff_device SET enrolled_at = coalesce(enrolled_at, :now),
     code_expires_at = CASE WHEN enrolled_at IS NULL THEN least(code_expires_at, :again) ELSE code_expires_at END
   WHERE code_hash = :codeHash AND code_expires_at > :now AND revoked_at IS NULL
   RETURNING id, department_id, location_id, kind, name`,
);

export type DeviceKind = 'kiosk' | 'display';

/** Enrols a browser as the kiosk or the display of an office, by a code from a supervisor. */
export function enrolCalls({ clock, db: sessionsDb }: Deps, catalogue: Catalogue, sessions: Sessions) {
  const wrong = wrongCodes(clock);
  return {
    async makeDeviceCode({ body, db, caller }) {
      const [point] = pointsFor(catalogue, caller, body.locationId);
      const now = clock.now();
      const expires = new Date(now.getTime() + CODE_MS);
      const code = newDeviceCode();
      await db.query(ADD, {
        id: randomUUID(),
        department: departmentOf(caller) ?? point!.department.id,
        location: body.locationId,
        kind: body.kind,
        name: body.name,
        codeHash: hashOfDeviceCode(code),
        expires,
        now,
      });
      return { code, expiresAt: expires.toISOString() };
    },

    async enrolDevice({ body, db, ip, isFromElsewhere, sessionCookie, setSession }) {
      if (isFromElsewhere) throw new Forbidden();
      const asker = askerOf(ip);
      if (wrong.isTooMany(asker)) throw new Refusal('tooManyTries');
      const now = clock.now();
      const again = new Date(now.getTime() + AGAIN_MS);
      const [device] = await db.query(ENROL, { codeHash: hashOfDeviceCode(body.code), now, again });
      if (device === undefined) {
        wrong.add(asker);
        throw new Refusal('deviceCodeWrong');
      }
      const kind = device.kind as DeviceKind;
      const { id, name, department_id: departmentId, location_id } = device;
      const person = devicePerson({ id, name, role: kind, departmentId, offices: [location_id] });
      // Only one browser is the device, the last to enrol. Like the new session, this is no part of the transaction.
      await sessions.endDevice(sessionsDb, id);
      const { cookie, seconds } = await sessions.open(person, { former: sessionCookie });
      setSession(cookie, seconds);
      return { kind, name };
    },
  } satisfies Handlers;
}
