// Fails where a language lacks a text that another has.
import { existsSync } from 'node:fs';
import { checkLocales } from './lib/locales.mjs';

const PACKAGES = [
  'shared',
  'shell',
  'mfe-catalogue',
  'mfe-booking',
  'mfe-queue',
  'mfe-tickets',
  'mfe-account',
  'server',
];
const sources = PACKAGES.map((name) => new URL(`../${name}/src`, import.meta.url).pathname).filter(
  existsSync,
);
const problems = await checkLocales(sources);
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
