import { LANGUAGES } from '@vez/shared/contracts';
import { areaAtStart } from '@vez/shared/domain';
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
export const textsByLanguage = <Text extends z.ZodType>(of: Text) => z.partialRecord(z.enum(LANGUAGES), of);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

const isRegExp = (source: string): boolean => {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** Settings of a city. Its deployments share them, since they share its database. */
export const citySchema = z.strictObject({
  /** An IANA name, such as `Europe/Lisbon`. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Lisbon'),
  /** The first is the default. */
  languages: z.array(z.enum(LANGUAGES)).min(1, 'must name one language at least'),
  /** Area codes that can receive an SMS, without plus (decision 45); the first is the default (UI-10). */
  smsAreas: z
    .array(z.string().refine((area) => areaAtStart(area) === area, 'must be a dial code such as 351'))
    .min(1, 'must name one dial code at least'),
  /** Format of an ID number: its lengths, and the pattern of the whole number (VAL-18). */
  idNumber: z.strictObject({
    lengths: z.array(z.int().min(1).max(64)).min(1, 'must name one length at least'),
    pattern: z.string().refine(isRegExp, 'must be a regular expression').default('[0-9A-Za-z]+'),
  }),
  /** Account types that people can log in with (ACC-13); a deployment may have none. */
  accounts: z.array(z.enum(['personal', 'corporate'])),
  /** The outline that the map page draws if it has no tiles. */
  map: z.enum(['macao', 'none']).default('none'),
  /** Sample data for a development database: the model city, or a generated one. */
  sampleData: z.enum(['macao', 'generated']).default('generated'),
  /**
   * Names that our texts use: the personal account (after “with”: in Portuguese with its article) and the ID card.
   * Remotes of the city may add more.
   */
  terms: textsByLanguage(z.object({ account: text, idCard: text }).catchall(text)),
});

export type City = z.infer<typeof citySchema>;
