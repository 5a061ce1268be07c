export { createVerifier, type Identity, type IdentityOptions } from './identity';
export { Refused, serveCalls, type Answering, type Asked } from './serve-calls';
