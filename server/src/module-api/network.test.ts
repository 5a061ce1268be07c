import { askerOf, carrierOf, networkOf, subscriberOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('counts %s as the asker %s of the network %s', (address, asker, network) => {
  expect(askerOf(address)).toBe(asker);
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:ffff:2::9', '2001:db8:ffff::/48', '2001:db8::/32'],
  ['unknown', 'unknown', 'unknown'],
])('counts %s as the subscriber %s of the carrier %s', (address, subscriber, carrier) => {
  expect(subscriberOf(address)).toBe(subscriber);
  expect(carrierOf(address)).toBe(carrier);
});
