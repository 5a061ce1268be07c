import { distanceWords, metresBetween } from './distance';

const HERE = { latitude: 22.19, longitude: 113.54 };

it('measures a degree of latitude, and nothing to the same place', () => {
  expect(metresBetween(HERE, HERE)).toBe(0);
  expect(metresBetween(HERE, { ...HERE, latitude: 23.19 })).toBeCloseTo(111_195, -1);
  expect(metresBetween(HERE, { latitude: -22.19, longitude: -66.46 })).toBeCloseTo(20_015_087, -1);
});

it.each([
  [0, '50 m'],
  [330, '350 m'],
  [974, '950 m'],
  [976, '1 km'],
  [1_240, '1.2 km'],
])('formats %s m with few digits', (metres, words) => {
  expect(distanceWords(metres, 'en_us')).toBe(words);
});

it('formats distances in the language of the page', () => {
  expect(distanceWords(1_240, 'pt_pt')).toMatch(/^1,2\skm$/);
  expect(distanceWords(350, 'zh_hant')).toMatch(/350/);
});
