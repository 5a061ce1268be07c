export { createDelivery, startDelivery, type SmsOutcome } from './delivery';
export { developmentGateway, fileGateway, httpGateway, type Gateway } from './gateway';
export { outbox } from './outbox';
