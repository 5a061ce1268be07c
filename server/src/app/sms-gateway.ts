import type { Config } from '../config/config';
import { developmentGateway, fileGateway, httpGateway, type Gateway } from '../modules/sms';

/** The configured SMS gateway. */
export function gatewayOf({ smsGateway, smsFile }: Config): Gateway {
  if (smsGateway !== undefined) return httpGateway(smsGateway);
  return smsFile === undefined ? developmentGateway : fileGateway(smsFile);
}
