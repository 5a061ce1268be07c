import { fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';
import { CLAUSE } from '../testing/facts';

const network = fakeNetwork();
const answers = () => [fakeCall('privacyClause', { ...CLAUSE, updatedAt: '2026-11-01T01:31:00Z' })];

testRetries({ network, definition, answers }, [
  { address: '/PrivacyClausePage', call: 'privacyClause', words: 'You may ask for erasure.' },
]);
