import { fakeNetwork } from '@vez/shared/testing';
import { testAnyAnswers } from '@vez/shared/testing/any-answers';
import { definition } from '../definition';

testAnyAnswers({ network: fakeNetwork(), definition }, [
  '/home',
  '/remoteCounterHome',
  '/department',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithTabs?department=1&tab=1',
  '/serOrLocationWithoutTabs?service=1',
  '/serOrLocationWithoutTabs?category=1',
  '/serOrLocationWithoutTabs?department=1&location=1',
  '/queueOrBook?service=1&location=1',
  '/search?q=card',
  '/lifeEvent?event=birth',
  '/category',
  '/hotServices',
  '/RecentlyUsedPage',
]);
