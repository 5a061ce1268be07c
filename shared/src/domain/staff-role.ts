/** The roles of a department's staff and devices. Kiosk and display are devices. */
export const STAFF_ROLES = ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
