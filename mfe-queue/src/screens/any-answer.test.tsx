import { fakeNetwork } from '@vez/shared/testing';
import { testAnyAnswers } from '@vez/shared/testing/any-answers';
import { definition } from '../definition';

testAnyAnswers({ network: fakeNetwork(), definition }, ['/offerNum?service=1&location=1']);
