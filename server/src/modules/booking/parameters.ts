import type { Language, ReservationParameter } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { isIdNumber } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import { nameIn, refusalText } from '../../texts/texts';

const LIST = statement(
  'parameters-list',
  `SELECT service_id, type, name, description, required, options, pattern FROM reservation_parameter
   WHERE service_id = ANY($1) ORDER BY service_id, position`,
);

export type ParameterRow = Omit<Tables['reservation_parameter'], 'position'>;

/** The forms of services, by service. */
export async function parametersOf(
  db: Queryable,
  serviceIds: number[],
): Promise<(serviceId: number) => ParameterRow[]> {
  const rows = await db.query(LIST, [[...new Set(serviceIds)]]);
  const forms = byKey(rows, ({ service_id }) => String(service_id));
  return (serviceId) => forms.get(String(serviceId)) ?? [];
}

export const parameterIn =
  (language: Language) =>
  ({ type, name, description, required, options }: ParameterRow): ReservationParameter => ({
    type,
    name,
    description: nameIn(description, language),
    required,
    options: options.map(({ value, label }) => ({ value, label: nameIn(label, language) })),
    value: '',
  });

function fits({ type, options, pattern, required }: ParameterRow, value: string, today: string): boolean {
  if (value === '') return !required;
  if (pattern !== null && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return false;
  switch (type) {
    case 'DATE':
      return fromWireDate(value) !== undefined;
    case 'BIRTHDAY': {
      const day = fromWireDate(value);
      return day !== undefined && day >= '1900-01-01' && day <= today;
    }
    case 'GENDER':
      return value === 'M' || value === 'F';
    case 'OPTION':
      return options.some((option) => option.value === value);
    case 'NUMBER':
      return /^\d+$/.test(value);
    case 'IDNUMBER':
      return isIdNumber(value);
    case 'MOBILENUMBER':
      return /^\d{8,15}$/.test(value);
    default:
      return true;
  }
}

const valueOf = (values: ReadonlyMap<string, string>, name: string) => (values.get(name) ?? '').trim();

/** The values that break the rules of the service (VAL-44). */
export function problemsOf(
  parameters: ParameterRow[],
  values: ReadonlyMap<string, string>,
  today: string,
  language: Language,
) {
  return parameters
    .filter((parameter) => !fits(parameter, valueOf(values, parameter.name), today))
    .map(({ name }) => ({
      name,
      message: refusalText(valueOf(values, name) === '' ? 'parameterMissing' : 'parameterInvalid', language),
    }));
}
