export { alertsModule, createAlertJob } from './alert-job';
export { createAlerts, type Alerts } from './create-alerts';
