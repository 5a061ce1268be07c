import type { ReservationParameter, Session } from '@vez/shared/contracts/client';
import { fromProfile, fromWire, toWire, type ParameterValues } from '../model/parameter-values';
import { parameterDrafts as drafts } from './kept';

type Wire = Readonly<Record<string, string>>;
type Parameters = readonly Pick<ReservationParameter, 'name' | 'type' | 'value'>[];

/** What was typed for a service. */
export const keepParameters = (serviceId: number, values: ParameterValues): void =>
  void drafts.set(serviceId, values);

/** Sent: the next person at this screen finds nothing. */
export const dropParameters = (serviceId: number): void => void drafts.delete(serviceId);

/**
 * What the profile supplies, what was typed before, else what the service proposes (VAL-21).
 * @param area where mobile numbers are from until said otherwise
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

/** The same by name and as the server takes it. */
export const wireParameters = (
  serviceId: number,
  parameters: Parameters,
  stored: Wire,
  session: Session,
): Record<string, string> => {
  const values = parametersFor(serviceId, parameters, stored, session, '');
  return Object.fromEntries(parameters.map(({ name, type }) => [name, toWire(type, values[name] ?? '')]));
};

/** What may outlive the page, by name and as the server takes it: everything but ID numbers. */
export const storable = (parameters: Parameters, values: ParameterValues): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(({ type }) => type !== 'IDNUMBER')
      .map(({ name, type }) => [name, toWire(type, values[name] ?? '')]),
  );
