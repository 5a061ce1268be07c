import { isSameMobile, mobileName } from './mobile';

const LISBON = { area: '351', number: '912345678' };

it('names a mobile number by area and number [API-72]', () => {
  expect(mobileName(LISBON)).toBe('351-912345678');
});

it('compares two mobile numbers', () => {
  expect(isSameMobile({ ...LISBON }, LISBON)).toBe(true);
  expect(isSameMobile({ ...LISBON, area: '853' }, LISBON)).toBe(false);
  expect(isSameMobile({ ...LISBON, number: '912345679' }, LISBON)).toBe(false);
  expect(isSameMobile(undefined, LISBON)).toBe(false);
});
