export { alertsModule, createAlertJob } from './alert-job';
export { isDaytime } from './due-reminders';
export { createReminders } from './remind';
export { createAlerts, type Alerts } from './create-alerts';
