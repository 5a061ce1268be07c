import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { wordsFor } from './issue-words';
import type { z } from 'zod';
import { citySchema, type City } from '../city/city-schema';
import { deploymentSchema } from './deployment-schema';

export interface Deployment extends Omit<z.infer<typeof deploymentSchema>, 'city' | 'extends'> {
  /** The name of its file: `web` of `deployments/web.json`. */
  name: string;
  city: City;
  /** The city's file: deployments with the same one share a server. */
  cityFile: string;
}

/** Faults in the file of a deployment or of its city, one sentence each. */
export class DeploymentFault extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join(' '));
  }
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DeploymentFault([`${file} cannot be read: ${(error as Error).message}.`]);
  }
}

function checked<Schema extends z.ZodType>(file: string, content: unknown, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(content, { error: wordsFor });
  if (result.success) return result.data;
  throw new DeploymentFault(
    result.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${file}: ${issue.keys.join(', ')} is not a setting.`
        : `${file}: ${issue.path.join('.')} ${issue.message}.`,
    ),
  );
}

const isObject = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

/** A deployment's settings, with city, contact and texts inherited from the file that it extends. */
function settingsOf(file: string): unknown {
  const own = contentOf(file);
  if (!isObject(own) || typeof own.extends !== 'string') return own;
  const base = contentOf(join(dirname(file), own.extends));
  if (!isObject(base)) return own;
  const { city, phone, mail, texts } = base;
  return {
    ...(typeof city === 'string' ? { city: join(dirname(own.extends), city) } : {}),
    ...{ phone, mail, texts },
    ...own,
  };
}

/** Faults for the languages of the city that a text lacks. */
const lacking = (file: string, key: string, texts: object, { languages }: City) =>
  languages
    .filter((language) => !(language in texts))
    .map((language) => `${file}: ${key}.${language} must be set, as it is a language of the city.`);

/** Faults for remotes in a slot that are not loaded at all. */
const foreignInSlots = (file: string, { slots, remotes }: Pick<Deployment, 'slots' | 'remotes'>) =>
  Object.entries(slots ?? {}).flatMap(([slot, names]) =>
    names
      .filter((name) => remotes?.includes(name) === false)
      .map((name) => `${file}: slots.${slot} has ${name}, which is not one of its remotes.`),
  );

/**
 * Reads the file of a deployment, and that of its city.
 * @throws DeploymentFault that names file and setting
 */
export function readDeployment(file: string): Deployment {
  const { city: cityPath, extends: _, ...deployment } = checked(file, settingsOf(file), deploymentSchema);
  const cityFile = resolve(dirname(file), cityPath);
  const city = checked(cityFile, contentOf(cityFile), citySchema);
  const faults = [
    ...lacking(cityFile, 'terms', city.terms, city),
    ...lacking(file, 'texts', deployment.texts, city),
    ...foreignInSlots(file, deployment),
  ];
  if (faults.length > 0) throw new DeploymentFault(faults);
  return { ...deployment, name: basename(file, '.json'), city, cityFile };
}
