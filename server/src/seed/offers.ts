import { SERVICE_TYPES } from './services';

/** Types of service with their ids. */
export const TYPES = SERVICE_TYPES.map((type, at) => ({ ...type, id: at + 1 }));

/** Services with their ids and the ids of their types. */
export const SERVICES = TYPES.flatMap((type) =>
  type.services.map((service) => ({ ...service, typeId: type.id })),
).map((service, at) => ({ ...service, id: at + 1 }));
