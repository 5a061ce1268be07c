import type { TabType } from '@vez/shared/contracts/client';
import { createJourney } from './journey';

beforeEach(() => sessionStorage.clear());

describe('what a citizen has chosen so far', () => {
  it('survives a reload, and is shared by all screens [DAT-50]', () => {
    createJourney().set({ params: { purpose: 'renewal' }, selectedTab: 'withTabs.service' });
    expect(createJourney().get()).toEqual({
      params: { purpose: 'renewal' },
      selectedTab: 'withTabs.service',
    });
  });

  // A missing or unknown tab does not compile.
  const TABS: Record<TabType, true> = {
    department: true,
    servicePush: true,
    myFavourite: true,
    'withTabs.service': true,
    'withTabs.location': true,
    'outTabs.service': true,
    'outTabs.location': true,
    search: true,
    hotService: true,
  };
  it.each(Object.keys(TABS) as TabType[])('records the flow of %s [DAT-61]', (selectedTab) => {
    createJourney().set({ selectedTab });
    expect(createJourney().get().selectedTab).toBe(selectedTab);
  });

  it('is merged, and forgets what is set to undefined', () => {
    const journey = createJourney();
    journey.set({ selectedTab: 'search', params: { a: '1' } });
    journey.set({ selectedTab: undefined });
    expect(journey.get()).toEqual({ params: { a: '1' } });
    journey.clear();
    expect(createJourney().get()).toEqual({});
  });

  it('is never stored with an ID number', () => {
    const journey = createJourney();
    journey.set({ params: { identityNo: '51234567', purpose: 'renewal' } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('51234567');
    expect(journey.get().params).toHaveProperty('identityNo', '51234567');
  });

  it('is never stored with an answer to a service’s question, which may be an ID number', () => {
    const journey = createJourney();
    const request = { serviceId: '4', parameter1: '51234567', parameter2: '4' };
    journey.set({ params: request });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('51234567');
    expect(JSON.stringify({ ...sessionStorage })).toContain('serviceId');
    expect(journey.get().params).toHaveProperty('parameter1', '51234567');
  });

  it('begins empty when the stored one is broken or storage is off', () => {
    sessionStorage.setItem('vez.journey', '{');
    expect(createJourney().get()).toEqual({});
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(createJourney().get()).toEqual({});
  });
});
