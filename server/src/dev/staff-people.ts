/** Invented staff of two departments, who log in at the staff's development provider or by `mock=NAME`. */
export const STAFF_PEOPLE: Record<
  string,
  { claims: { name: string; department: string; role: 'clerk' | 'receptionist' | 'supervisor' } }
> = {
  ana: { claims: { name: 'Ana Ribeiro', department: 'DSI', role: 'clerk' } },
  bruno: { claims: { name: 'Bruno Lei', department: 'DSI', role: 'receptionist' } },
  carla: { claims: { name: 'Carla Wong', department: 'DSI', role: 'supervisor' } },
  david: { claims: { name: 'David Fong', department: 'DSF', role: 'clerk' } },
  elsa: { claims: { name: 'Elsa Ho', department: 'DSF', role: 'supervisor' } },
  fatima: { claims: { name: 'Fátima Lopes', department: 'DSI', role: 'clerk' } },
  gabriel: { claims: { name: 'Gabriel Cheong', department: 'DSI', role: 'clerk' } },
};

/** `ana (clerk, DSI)`, as the login page lists them. */
export const STAFF_NAMES = Object.entries(STAFF_PEOPLE)
  .map(([name, { claims }]) => `${name} (${claims.role}, ${claims.department})`)
  .join(', ');
