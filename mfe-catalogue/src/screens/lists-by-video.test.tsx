import { screen, waitFor } from '@testing-library/react';
import { fakeCall, fakeNetwork, PHONE, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import { aDepartment, aSummary, homeFakes } from '../testing/facts';

const network = fakeNetwork();
const asked = new Map<string, string | null>();
const note = (name: string, query: URLSearchParams) => asked.set(name, query.get('remoteCounter'));
beforeEach(() => {
  asked.clear();
  network.use(
    fakeCall('categories', ({ query }) => (note('categories', query), [])),
    fakeCall('otherCategories', ({ query }) => (note('otherCategories', query), [])),
    fakeCall('servicesOfCategory', ({ query }) => (note('servicesOfCategory', query), [])),
    fakeCall('servicesAtLocation', ({ query }) => (note('servicesAtLocation', query), [])),
    fakeCall('hotServices', ({ query }) => (note('hotServices', query), [aSummary()])),
    fakeCall('recommendedServices', ({ query }) => (note('recommendedServices', query), [aSummary()])),
    fakeCall('serviceByCode', ({ query }) => (note('serviceByCode', query), [])),
    fakeCall('recentlyUsed', ({ query }) => (note('recentlyUsed', query), [])),
    fakeCall(
      'searchServices',
      ({ query }) => (note('searchServices', query), { departments: [aDepartment()], services: [] }),
    ),
    fakeCall('searchRecords', []),
    // The first fake that matches a call answers it.
    ...homeFakes(),
  );
});

it.each([
  ['/category', 'categories'],
  ['/category', 'otherCategories'],
  ['/serOrLocationWithoutTabs?category=5', 'servicesOfCategory'],
  ['/serOrLocationWithoutTabs?department=1&location=6', 'servicesAtLocation'],
  ['/hotServices', 'hotServices'],
  ['/search', 'recommendedServices'],
  ['/search?q=id', 'searchServices'],
  ['/search?serviceCode=X', 'serviceByCode'],
  ['/RecentlyUsedPage', 'recentlyUsed'],
])(
  'at the remote counter %s asks for what is given by video: %s [NAV-03] [API-50]',
  async (address, call) => {
    const { unmount } = await renderRoute(address, definition, { session: PHONE, mode: 'remoteCounter' });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked.get(call)).toBe('true'));
    unmount();
    asked.clear();
    await renderRoute(address, definition, { session: PHONE });
    await waitFor(() => expect(asked.get(call)).toBeNull());
  },
);
