import { countHistoryEntries, historyDepth } from './history-depth';

describe('the history of a visit', () => {
  it('counts its own entries, so that back knows the first one [NAV-29]', () => {
    countHistoryEntries();
    window.history.replaceState(null, '', '/home');
    expect(historyDepth()).toBe(0);
    window.history.pushState(null, '', '/department');
    window.history.pushState({ of: 'a router' }, '', '/search');
    expect(historyDepth()).toBe(2);
    expect(window.history.state).toMatchObject({ of: 'a router' });
    window.history.replaceState(null, '', '/search?q=1');
    expect(historyDepth()).toBe(2);
  });
});
