import { cityClock, type CityClock } from '../domain/dates';
import { useDeployment } from './use-readable';

/** The clock of the city that this deployment serves. */
export const useCityClock = (): CityClock => cityClock(useDeployment().timeZone);
