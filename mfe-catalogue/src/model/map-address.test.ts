import { mapAddress } from './map-address';

it('places the map by latitude and longitude', () => {
  expect(mapAddress({ latitude: 22.19, longitude: 113.54 })).toBe(
    'https://www.openstreetmap.org/?mlat=22.19&mlon=113.54#map=18/22.19/113.54',
  );
});

it.each([
  [null, 113.54],
  [22.19, null],
])('has no map at %s, %s [CAT-59]', (latitude, longitude) => {
  expect(mapAddress({ latitude, longitude })).toBeUndefined();
});
