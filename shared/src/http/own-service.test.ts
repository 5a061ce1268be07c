import { isForeignService } from './own-service';

it.each([
  ['x/mfe-parking/wish', false],
  ['departments', false],
  ['x/mfe-bikes/wish', true],
  ['x/mfe-parking-two/wish', true],
  ['x/mfe-parking/../mfe-bikes/wish', true],
  ['x/mfe-parking/%2e%2E/mfe-bikes', true],
  ['//x///mfe-bikes/wish', true],
  ['departments/../x/mfe-bikes', true],
  ['x\\mfe-bikes\\wish', true],
])('takes %s for the service of another remote: %s', (path, isForeign) => {
  expect(isForeignService(path, 'mfe-parking')).toBe(isForeign);
});
