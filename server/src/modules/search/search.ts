import type { Language } from '@vez/shared/contracts';
import { wireIn, type Catalogue } from '../catalogue';
import { fold } from './fold';
import { find, indexOf } from './search-index';

/** Departments and services that a text finds; at the remote counter those that serve there. */
export function search(catalogue: Catalogue, text: string, language: Language, remoteCounter = false) {
  const wire = wireIn(language, catalogue);
  const { departments, services } = find(indexOf(catalogue.snapshot), fold(text));
  return {
    departments: departments.filter((row) => !remoteCounter || row.remote_counter).map(wire.department),
    services: services
      .filter((row) => !remoteCounter || catalogue.departmentOf(row).remote_counter)
      .map(wire.serviceSummary),
  };
}
