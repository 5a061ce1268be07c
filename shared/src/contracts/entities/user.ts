import { z } from 'zod';
import { openSet } from './formats';

/** The profile in the API's format (DAT-47..49); `shared/http` maps it into a `Session` (decision 25). */
export const userProfile = z.object({
  euid: z.string().nullable(),
  accountType: z.enum(['phone', 'personal', 'corporate', 'superApp']),
  mobArea: z.string(),
  mobNum: z.string(),
  mobile: z.string(),
  contactPhone: z.string(),
  identityNo: z.string(),
  identifyNo: z.string(),
  identityDocs: z.array(z.object({ identityType: z.string(), identityNo: z.string(), nameCn: z.string() })),
  nameCn: z.string(),
  name: z.string(),
  birthday: z.string(),
  ribbonEnv: z.string(),
  /** Set for staff and devices, who are no citizens. */
  isStaff: z.boolean().optional(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** The device of a login, from its browser's user agent. */
export const device = openSet(['phone', 'tablet', 'computer', 'unknown'], 'unknown');
export type Device = z.infer<typeof device>;
