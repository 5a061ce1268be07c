import { call } from '../call';
import { userProfile } from '../entities';

export const profileInfo = call({
  spec: ['API-70', 'API-75', 'DAT-47', 'DAT-49'],
  summary: 'The profile of the caller, with the label of the environment.',
  method: 'GET',
  path: 'profile-info',
  answer: userProfile,
  caller: 'token',
  // The shell has it from the login already.
  forOtherClients: true,
  shellOnly: true,
});
