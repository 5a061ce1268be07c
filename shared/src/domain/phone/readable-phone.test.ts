import { readablePhone } from './readable-phone';

it.each([
  ['28550100', '2855 0100'],
  ['2855 0100', '2855 0100'],
  ['+853 28550100', '+853 28550100'],
  ['', ''],
])('shows %j as %j', (number, shown) => expect(readablePhone(number)).toBe(shown));
