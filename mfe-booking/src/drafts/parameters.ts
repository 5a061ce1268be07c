import type { ReservationParameter, Session } from '@vez/shared/contracts/client';
import { fromProfile, fromWire, toWire, type ParameterValues } from '../model/parameter-values';
import { parameterDrafts as drafts } from './stores';

type Wire = Readonly<Record<string, string>>;
type Parameters = readonly Pick<ReservationParameter, 'name' | 'type' | 'value'>[];

/**
 * Each value from the profile, the draft, or the service's default, in this order (VAL-21).
 * @param area the default area code of mobile numbers
 */
export const parametersFor = (
  serviceId: number,
  parameters: Parameters,
  stored: Wire,
  session: Session,
  area: string,
): ParameterValues =>
  Object.fromEntries(
    parameters.map(({ name, type, value }) => [
      name,
      fromProfile(type, session) ??
        drafts.get(serviceId)?.[name] ??
        fromWire(type, stored[name] ?? value, area),
    ]),
  );

const wireOf = (parameters: Parameters, values: ParameterValues): Record<string, string> =>
  Object.fromEntries(parameters.map(({ name, type }) => [name, toWire(type, values[name] ?? '')]));

/** The values of `parametersFor`, by name, as the server expects them. */
export const wireParameters = (
  serviceId: number,
  parameters: Parameters,
  stored: Wire,
  session: Session,
): Record<string, string> => wireOf(parameters, parametersFor(serviceId, parameters, stored, session, ''));

/** The values that may outlive the page: all but ID numbers. */
export const storable = (parameters: Parameters, values: ParameterValues): Record<string, string> =>
  wireOf(
    parameters.filter(({ type }) => type !== 'IDNUMBER'),
    values,
  );
