import { screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, renderRoute, uncheckedAnswer } from '@vez/shared/testing';
import { definition } from '../../definition';
import { anOffer, aPlace, aQueue, aService } from '../../testing/facts';

const network = fakeNetwork();
const NOT_HERE = /not available|no longer|not offered/i;

it('reports a failure, not a missing service, when a place’s row is malformed', async () => {
  const service = aService({ locations: [aPlace({ id: 3 })] });
  const answer = { ...service, locations: [...service.locations, { ...aPlace({ id: 2 }), booking: 'yes' }] };
  network.use(
    uncheckedAnswer('serviceById', answer),
    fakeCall('locationService', anOffer()),
    fakeCall('counterInfo', aQueue()),
  );
  await renderRoute('/queueOrBook?service=7&location=2', definition);
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
  expect(screen.getByText(/Your numbers and bookings are not affected/)).toBeVisible();
  expect(screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
});
