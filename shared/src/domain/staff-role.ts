/** What somebody of a department, or one of its devices, may do. Kiosk and display are devices. */
export const STAFF_ROLES = ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
