export { alertsModule, createAlertJob } from './alert-job';
export { isDaytime, wasAsked, wishedReminders } from './due-reminders';
export { createReminders } from './remind';
export { createAlerts, type Alerts } from './create-alerts';
