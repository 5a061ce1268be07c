import { fakeNetwork } from '@vez/shared/testing';
import { testAnyAnswers } from '@vez/shared/testing/any-answers';
import { definition } from '../definition';

testAnyAnswers({ network: fakeNetwork(), definition }, [
  '/reserve?service=1&location=1',
  '/reserve?ticket=6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11',
  '/setParams?service=1&location=1',
]);
