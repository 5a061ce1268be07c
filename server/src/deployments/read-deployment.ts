import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wordsFor } from '../config-words';
import type { z } from 'zod';
import { citySchema, type City } from './city-schema';
import { deploymentSchema } from './deployment-schema';

export interface Deployment extends Omit<z.infer<typeof deploymentSchema>, 'city'> {
  /** The name of its file: `web` of `deployments/web.json`. */
  name: string;
  city: City;
}

/** What is wrong with the file of a deployment or of its city, a sentence each. */
export class DeploymentFault extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join(' '));
  }
}

function parsed<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DeploymentFault([`${file} cannot be read: ${(error as Error).message}.`]);
  }
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

/** The city's languages are those of its texts: each has to be there. */
const lacking = (file: string, key: string, texts: object, { languages }: City) =>
  languages
    .filter((language) => !(language in texts))
    .map((language) => `${file}: ${key}.${language} must be set, as it is a language of the city.`);

/**
 * Reads the file of a deployment, and that of its city.
 * @throws DeploymentFault that names file and setting
 */
export function readDeployment(file: string): Deployment {
  const { city: cityFile, ...deployment } = parsed(file, deploymentSchema);
  const cityPath = join(dirname(file), cityFile);
  const city = parsed(cityPath, citySchema);
  const faults = [
    ...lacking(cityPath, 'terms', city.terms, city),
    ...lacking(file, 'texts', deployment.texts, city),
  ];
  if (faults.length > 0) throw new DeploymentFault(faults);
  return { ...deployment, name: basename(file, '.json'), city };
}
