export { createDelivery, type SmsOutcome } from './delivery';
export { fileGateway } from './file-gateway';
export { developmentGateway, type Gateway } from './gateway';
export { httpGateway } from './http-gateway';
export { outbox } from './outbox';
export { startDelivery } from './start-delivery';
