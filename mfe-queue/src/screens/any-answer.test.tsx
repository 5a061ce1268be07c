import { fakeNetwork, testAnyAnswers } from '@vez/shared/testing';
import { definition } from '../definition';

testAnyAnswers({ network: fakeNetwork(), definition }, ['/offerNum?service=1&location=1']);
