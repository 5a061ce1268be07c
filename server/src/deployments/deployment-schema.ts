import { z } from 'zod';
import { RIGHT_KINDS, SLOTS } from '@vez/shared/contracts';
import { textsByLanguage } from '../city/city-schema';

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const REMOTE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MARKER = /^[A-Za-z0-9]+$/;
const text = z.string().trim().min(1, 'must not be empty');

const remoteNames = z.array(z.string().regex(REMOTE, 'must be names of remotes such as mfe-queue'));

/** One deployment as its file says it, such as `deployments/web.json`. */
export const deploymentSchema = z.strictObject({
  /** Another deployment's file, whose city, contact and texts hold for this one too where it has none of its own. */
  extends: text.optional(),
  /** The file of its city, as seen from this one. */
  city: text,
  /** As people read and dial it. */
  phone: text,
  mail: z.email('must be a mail address'),
  /** Name of the app, address and office hours (CAT-11), in each language of the city. */
  texts: textsByLanguage(z.strictObject({ name: text, address: z.string(), officeHours: z.string() })),
  /** Host names by which people come to it, without a port. */
  hosts: z.array(z.string().regex(HOST, 'must be host names in small letters')).default([]),
  /** Words in host or path by which it is told from others of the city, in any case (NAV-24, decision 28). */
  markers: z.array(z.string().regex(MARKER, 'must be words of letters and digits')).default([]),
  /** The path that its home has. */
  home: z.string().startsWith('/', 'must be a path such as /home').default('/home'),
  /** Its people are staff: they log in at the staff's issuer, and nobody else does. */
  staff: z.boolean().default(false),
  /** People are served by video: its pages may ask for the microphone. */
  video: z.boolean().default(false),
  /** The remotes that it loads; all of the build where it names none. */
  remotes: remoteNames.optional(),
  /** Which of them show something in the slots of others' pages, in this order. */
  slots: z.partialRecord(z.enum(SLOTS), remoteNames).optional(),
  /** What single remotes may do at most with the bridge, whatever they ask for. */
  limits: z.record(z.string(), z.partialRecord(z.enum(RIGHT_KINDS), z.array(text))).optional(),
  /** The shares of visits that a new release of a remote begins with, one after the other; all at once without it. */
  rollout: z
    .array(z.strictObject({ percent: z.int().min(1).max(99), minutes: z.int().min(1).max(1_440) }))
    .optional(),
});
