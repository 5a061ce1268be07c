import { aPlace, aQueue, aService, fakeCall, fakeNetwork, testRetries } from '@vez/shared/testing';
import { definition } from '../definition';

const network = fakeNetwork();
const answers = () => [
  fakeCall('serviceById', aService({ locations: [aPlace()] })),
  fakeCall('counterInfo', aQueue()),
];
const address = '/offerNum?service=7&location=2';

testRetries({ network, definition, answers }, [
  { address, call: 'serviceById', words: '4 waiting' },
  { address, call: 'counterInfo', words: '4 waiting', button: 'Refresh' },
]);
