import { z } from 'zod';
import { RIGHT_KINDS, SLOTS } from '@vez/shared/contracts';
import { textsByLanguage } from '../city/city-schema';

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const REMOTE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MARKER = /^[A-Za-z0-9]+$/;
const text = z.string().trim().min(1, 'must not be empty');

const remoteNames = z.array(z.string().regex(REMOTE, 'must be names of remotes such as mfe-queue'));

/** One deployment, as its file defines it, such as `deployments/web.json`. */
export const deploymentSchema = z.strictObject({
  /** The file of another deployment, whose city, contact and texts apply unless this one has its own. */
  extends: text.optional(),
  /** The city's file, relative to this one. */
  city: text,
  /** As people read and dial it. */
  phone: text,
  mail: z.email('must be a mail address'),
  /** Name of the app, address and office hours (CAT-11), in each language of the city. */
  texts: textsByLanguage(z.strictObject({ name: text, address: z.string(), officeHours: z.string() })),
  /** Host names of the deployment, without a port. */
  hosts: z.array(z.string().regex(HOST, 'must be host names in small letters')).default([]),
  /** Words in host or path that distinguish it from others of the city, in any case (NAV-24, decision 28). */
  markers: z.array(z.string().regex(MARKER, 'must be words of letters and digits')).default([]),
  /** The path of its home. */
  home: z.string().startsWith('/', 'must be a path such as /home').default('/home'),
  /** Serves staff: they log in at the staff's issuer, and only they do. */
  staff: z.boolean().default(false),
  /** Serves people by video: its pages may ask for the microphone. */
  video: z.boolean().default(false),
  /** The remotes that it loads; by default all of the build. */
  remotes: remoteNames.optional(),
  /** The remotes that show something in the slots of others' pages, in this order. */
  slots: z.partialRecord(z.enum(SLOTS), remoteNames).optional(),
  /** Upper bounds on what single remotes may do with the bridge, whatever they request. */
  limits: z.record(z.string(), z.partialRecord(z.enum(RIGHT_KINDS), z.array(text))).optional(),
  /** The shares of visits that get a new release of a remote, in order; without it all get it at once. */
  rollout: z
    .array(z.strictObject({ percent: z.int().min(1).max(99), minutes: z.int().min(1).max(1_440) }))
    .optional(),
});
