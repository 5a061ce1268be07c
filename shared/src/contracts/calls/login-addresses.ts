import { z } from 'zod';
import { call } from '../call';
import { webAddress } from '../entities/formats';

export const loginAddress = call({
  spec: ['ACC-13'],
  summary: 'Where a login with a provider begins, as the provider itself tells (OpenID discovery).',
  method: 'GET',
  path: 'loginAddress/:accountType',
  params: z.object({ accountType: z.enum(['personal', 'corporate', 'staff']) }),
  answer: z.object({ authorizeUrl: webAddress }),
  // The screen that was asked to log in says that it cannot.
  toldByScreen: true,
  caller: 'anyone',
  shellOnly: true,
  reasons: ['loginFailed'],
});
