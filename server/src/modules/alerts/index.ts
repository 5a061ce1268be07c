export { alertsModule, createAlertJob } from './alert-job';
export { createReminders } from './remind';
export { createAlerts, type Alerts } from './create-alerts';
