import type { IdNumberRule, ReservationParameter } from '@vez/shared/contracts/client';
import { fromWireDate, isCalendarDay, type CalendarDay } from '@vez/shared/dates';
import { idNumberProblem, isEmail, normalisePhone, type PhoneProblem } from '@vez/shared/domain';
import type { ParameterValue, ParameterValues } from './parameter-values';

type Parameter = Pick<ReservationParameter, 'name' | 'type' | 'required' | 'value'>;

export type ParameterFault =
  | {
      kind: 'text';
      key: `parameters.${'mustInput' | 'idLength' | 'idForm' | 'number' | 'date' | 'early' | 'future' | 'email'}`;
    }
  | { kind: 'phone'; key: PhoneProblem };

/** VAL-25 */
const EARLIEST_DAY = '1900-01-01';

const text = (key: Extract<ParameterFault, { kind: 'text' }>['key']): ParameterFault => ({
  kind: 'text',
  key,
});

function faultOfDay(
  day: CalendarDay | undefined,
  latest: CalendarDay | undefined,
): ParameterFault | undefined {
  if (day === undefined || !isCalendarDay(day)) return text('parameters.date');
  if (day < EARLIEST_DAY) return text('parameters.early');
  return latest !== undefined && day > latest ? text('parameters.future') : undefined;
}

interface Rules {
  today: CalendarDay;
  idRule: IdNumberRule;
}

function faultOf(
  { type, name }: Parameter,
  value: ParameterValue,
  { today, idRule }: Rules,
): ParameterFault | undefined {
  if (typeof value !== 'string') {
    const { problem } = normalisePhone(value.number, value.area, [value.area]);
    return problem && { kind: 'phone', key: problem };
  }
  const given = value.trim();
  switch (type) {
    case 'NUMBER':
      return /^\d+$/.test(given) ? undefined : text('parameters.number');
    case 'IDNUMBER': {
      const problem = idNumberProblem(given, idRule);
      return problem && text(problem === 'length' ? 'parameters.idLength' : 'parameters.idForm');
    }
    case 'BIRTHDAY':
      return faultOfDay(given, today);
    case 'DATE':
      return faultOfDay(fromWireDate(given), undefined);
    default:
      // The wire has no type for an email address, only this name.
      return name === 'email' && !isEmail(given) ? text('parameters.email') : undefined;
  }
}

const isEmpty = (value: ParameterValue) => (typeof value === 'string' ? value.trim() : value.number) === '';

/** The faults of the form, by parameter name (VAL-22 to VAL-26, VAL-43, VAL-45). */
export function checkParameters(
  parameters: readonly Parameter[],
  values: ParameterValues,
  rules: Rules,
): Record<string, ParameterFault> {
  const faults: Record<string, ParameterFault> = {};
  for (const parameter of parameters) {
    const value = values[parameter.name] ?? '';
    const fault = isEmpty(value)
      ? parameter.required && text('parameters.mustInput')
      : faultOf(parameter, value, rules);
    if (fault) faults[parameter.name] = fault;
  }
  return faults;
}

/** Whether a required field, mobile numbers aside, is empty (VAL-42). */
export const hasEmpty = (parameters: readonly Parameter[], values: ParameterValues): boolean =>
  parameters.some(
    ({ name, type, required }) => required && type !== 'MOBILENUMBER' && isEmpty(values[name] ?? ''),
  );

/** Whether every required parameter has a value. */
export const isFilled = (parameters: readonly Parameter[], wire: Readonly<Record<string, string>>): boolean =>
  parameters.every(({ name, required }) => !required || (wire[name] ?? '') !== '');
