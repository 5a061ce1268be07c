import { z } from 'zod';
import { call } from '../call';

const file = z.object({
  url: z
    .string()
    .max(300)
    // No part of a name is empty: neither `..` nor a hidden file is one.
    .regex(/^\/assets\/[a-z][a-z0-9-]*\/[\w-]+(\.[\w-]+)*$/),
  integrity: z.string().max(100).startsWith('sha256-'),
});

/** The largest file of a release, as base64 in its call. */
const MOST_BYTES = 4 * 1024 * 1024;

/** A department's team, about the releases of its own remotes: by a credential that its key has signed. */
export const releases = call({
  spec: ['SHL-19'],
  summary: 'Who owns which remote, and every order: the JSON of `releases.json` of a site.',
  method: 'GET',
  path: 'releases',
  answer: z.object({ content: z.string() }),
  caller: 'team',
  forOtherClients: true,
});

/** Sent by `shell/src/remotes/health-report.ts`, beside the calls of screens. */
export const tellHealth = call({
  spec: ['SHL-18'],
  summary:
    'Reports that a page shows a release of a remote, or how it fails there: the hash of its build, and nothing of a person. A release that fails for a large share of visits is held back, then stopped.',
  method: 'POST',
  path: 'releases/health',
  body: z.object({
    remote: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9-]*$/),
    build: z.string().max(100).startsWith('sha256-'),
    kind: z.enum(['shown', 'load', 'contract', 'slow', 'empty', 'throw', 'hang']),
    /** What may matter to a release, and names no person; absent from pages of an earlier shell. */
    cohort: z
      .strictObject({
        browser: z.enum(['chromium', 'firefox', 'safari', 'other']),
        session: z.enum(['anonymous', 'phone', 'personal', 'corporate', 'superApp']),
        screen: z.enum(['narrow', 'wide']),
        view: z.enum(['first', 'later']),
      })
      .optional(),
    /** Which the page got with this release. */
    token: z.string().max(100),
    /** Set for a failure in a page that has reported that it was shown: a visit counts once. */
    wasShown: z.boolean().optional(),
  }),
  answer: z.object({ noted: z.boolean() }),
  reads: true,
  caller: 'anyone',
  forOtherClients: true,
  reasons: ['reportTokenWrong'],
});

export const missingFiles = call({
  spec: ['SHL-19'],
  summary: 'Which of these files the site lacks.',
  method: 'POST',
  path: 'releases/missing',
  body: z.object({ files: z.array(file).max(1_000) }),
  answer: z.object({ missing: z.array(file) }),
  reads: true,
  caller: 'team',
  forOtherClients: true,
});

export const sendFile = call({
  spec: ['SHL-19'],
  summary: 'Sends one file of a release that is to come, into the folder of the team’s own remote.',
  method: 'POST',
  path: 'releases/files',
  body: file.extend({ content: z.base64().max(MOST_BYTES) }),
  answer: z.object({ stored: z.boolean() }),
  bodyBytes: MOST_BYTES + 1_024,
  caller: 'team',
  forOtherClients: true,
  reasons: ['releaseNotOwned', 'releaseInvalid', 'releaseQuota'],
});

export const giveOrder = call({
  spec: ['SHL-19'],
  summary:
    'Publishes, takes back, withdraws or promotes a release: the signed order, as JSON, with its details.',
  method: 'POST',
  path: 'releases/orders',
  body: z.object({
    remote: z.string().max(100),
    act: z.string().max(20),
    content: z.string().max(1_000_000),
  }),
  answer: z.object({ sequence: z.number() }),
  bodyBytes: 1_100_000,
  caller: 'team',
  forOtherClients: true,
  reasons: [
    'releaseStale',
    'releaseNotOwned',
    'releaseKeyWrong',
    'releaseFilesMissing',
    'releaseUnknown',
    'releaseInvalid',
  ],
});
