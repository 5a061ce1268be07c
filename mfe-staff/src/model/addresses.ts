/** The addresses of this remote. They are not in `paths`, which is part of every citizen's page. */
export const addresses = {
  start: '/staff',
  counter: '/staff/counter',
  appointments: '/staff/appointments',
  counters: '/staff/counters',
  closures: '/staff/closures',
  notices: '/staff/notices',
  office: '/staff/office',
  figures: '/staff/figures',
  reception: '/staff/reception',
  kiosk: '/staff/kiosk',
  display: '/staff/display',
  enrol: '/staff/enrol',
} as const;

export type StaffScreen = Exclude<keyof typeof addresses, 'start'>;

/** The roles of each screen. `system` is the development credential. Staff may try the screens of devices. */
export const ROLES_OF = {
  counter: ['clerk', 'supervisor', 'system'],
  reception: ['receptionist', 'supervisor', 'system'],
  appointments: ['clerk', 'receptionist', 'supervisor', 'system'],
  counters: ['supervisor'],
  closures: ['supervisor'],
  notices: ['clerk', 'receptionist', 'supervisor'],
  office: ['supervisor'],
  figures: ['supervisor'],
  kiosk: ['kiosk', 'clerk', 'receptionist', 'supervisor', 'system'],
  display: ['display', 'clerk', 'receptionist', 'supervisor', 'system'],
  enrol: ['supervisor', 'system'],
  any: ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display', 'system'],
} as const satisfies Record<StaffScreen | 'any', readonly string[]>;

const SCREENS = [
  'counter',
  'reception',
  'appointments',
  'notices',
  'counters',
  'closures',
  'office',
  'kiosk',
  'display',
  'enrol',
] as const;

export const screensOf = (role: string): StaffScreen[] =>
  SCREENS.filter((name) => (ROLES_OF[name] as readonly string[]).includes(role));
