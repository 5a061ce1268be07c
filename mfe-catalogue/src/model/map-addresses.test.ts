import { mapAddresses } from './map-addresses';

const look = { language: 'pt_pt', dark: false } as const;
const place = { id: 3, latitude: 22.1562, longitude: 113.5585 };

it('finds the map of a place by its coordinates [API-74] [CAT-57]', () => {
  expect(mapAddresses(place, look)).toEqual({
    page: '/api/map?lat=22.1562&lon=113.5585&platform=web&location=3&language=pt_pt',
    app: 'geo:22.1562,113.5585?q=22.1562,113.5585',
    web: 'https://www.openstreetmap.org/?mlat=22.1562&mlon=113.5585#map=18/22.1562/113.5585',
  });
});

it('asks for a dark map when the page is dark [NAV-32]', () => {
  expect(mapAddresses(place, { ...look, dark: true })!.page).toContain('isDark=true');
});

it('has no map of a place without coordinates [CAT-59]', () => {
  expect(mapAddresses({ ...place, latitude: null }, look)).toBeUndefined();
  expect(mapAddresses({ ...place, longitude: null }, look)).toBeUndefined();
});
