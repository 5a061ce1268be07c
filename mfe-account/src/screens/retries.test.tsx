import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import { CLAUSE, PERSON } from '../testing/facts';

const network = fakeNetwork();
const answers = () => [
  fakeCall('privacyClause', { ...CLAUSE, updatedAt: '2026-11-01T01:31:00Z' }),
  fakeCall('checkConsent', { show: true }),
];
const words = 'You may ask for erasure.';
const consent = { address: '/login', words, around: { session: PERSON } };

testRetries({ network, definition, answers }, [
  { address: '/PrivacyClausePage', call: 'privacyClause', words },
  { ...consent, call: 'checkConsent' },
  { ...consent, call: 'privacyClause' },
]);
