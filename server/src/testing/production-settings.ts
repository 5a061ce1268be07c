import { fileURLToPath } from 'node:url';

/** All settings that production requires; the services that they name do not exist. */
export const PRODUCTION_SETTINGS = {
  VEZ_DEPLOYMENT: fileURLToPath(new URL('../../../deployments/web.json', import.meta.url)),
  DATABASE_URL: 'postgres://database.example/vez',
  VEZ_SECRET: 'a-secret-of-tests-with-enough-letters',
  VEZ_PUBLIC_ORIGIN: 'https://vez.example.mo',
  VEZ_SMS_GATEWAY_URL: 'https://sms.example/send',
  VEZ_SMS_GATEWAY_SECRET: 'a-secret-of-the-sms-gateway',
  VEZ_OIDC_PERSONAL_ISSUER: 'https://login.example/personal',
  VEZ_OIDC_CORPORATE_ISSUER: 'https://login.example/corporate',
};
