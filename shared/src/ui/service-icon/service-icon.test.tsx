import { Ticket } from 'lucide-react';
import { serviceIcon } from './service-icon';

it.each(['no-such-drawing', 'constructor', '', null, undefined])('draws a ticket for the name %s', (name) => {
  expect(serviceIcon(name)).toBe(Ticket);
});
