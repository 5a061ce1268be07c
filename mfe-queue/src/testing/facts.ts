export {
  aNumber,
  aPlace,
  aQueue,
  aService,
  CLAUSE,
  COMPANY,
  HOST_USER,
  PERSON,
  PHONE,
  TICKET_ID,
} from '@vez/shared/testing';
