import { fakeNetwork } from '@vez/shared/testing';
import { testAnyAnswers } from '@vez/shared/testing/any-answers';
import { definition } from '../definition';
import { waitingBooking, waitingNumber } from '../testing/facts';

const network = fakeNetwork();
const anonymous = { kind: 'anonymous' } as const;

testAnyAnswers({ network, definition, around: { session: anonymous } }, ['/login', '/PrivacyClausePage']);
testAnyAnswers(
  { network, definition, around: { session: anonymous, journey: { pending: waitingNumber() } } },
  ['/sendMessage'],
);
testAnyAnswers(
  { network, definition, around: { session: anonymous, journey: { pending: waitingBooking() } } },
  ['/sendMessageByReserve'],
);
