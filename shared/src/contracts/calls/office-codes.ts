import { z } from 'zod';
import { call } from '../call';
import { areaCode, mobileDigits } from '../entities';
import { instant } from '../entities/formats';

export const handOutCode = call({
  spec: ['API-71', 'ACC-17'],
  summary:
    'Hands out a login code of ten digits for the mobile number of a person at the office whose ID was checked. It is valid once, for ten minutes, as the `token` of `POST valid`; an SMS tells the number’s owner (decision 360). Not for counter systems.',
  method: 'POST',
  path: 'counter/loginCode',
  body: z.object({
    locationId: z.int().min(1),
    areaCode,
    mobileNumber: mobileDigits,
    /** The member of staff has checked the ID of the person; recorded with the code. */
    identityChecked: z.literal(true),
  }),
  answer: z.object({ code: z.string(), expiresAt: instant }),
  caller: 'service',
  roles: ['receptionist', 'supervisor'],
  staffOnly: true,
  forOtherClients: true,
  reasons: ['tooManyHandedOut', 'areaNotSupported', 'mobileInvalid'],
});
