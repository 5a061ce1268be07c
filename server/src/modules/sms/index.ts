export { deliver, outbox, startDelivery } from './outbox';
export { developmentGateway, fileGateway, httpGateway, type Gateway } from './gateway';
