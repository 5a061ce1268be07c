import { screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import type { Desk } from '../model/wire';
import { aSelf, STAFF, theCounters } from './office';

const KEPT = { locationId: 2, counter: '5', serviceIds: [7, 8] };
const ANSWERS = {
  person: 'Chan Tai Man',
  idNumberMasked: '•••••45(6)',
  answers: [{ question: 'Reason', answer: 'It expires soon' }],
};

/** A fake network for tests of counter 5, and a function that renders the screen with a desk. */
export function atCounter() {
  const network = fakeNetwork();
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('vez.staff.counter', JSON.stringify(KEPT));
  });

  /** Fake calls may replace `office.desk`. */
  async function open(desk: Desk) {
    const office = { desk };
    network.use(
      fakeCall('staffSelf', aSelf()),
      fakeCall('desk', () => office.desk),
      fakeCall('visitAnswers', ANSWERS),
      fakeCall('officeCounters', theCounters()),
    );
    const view = await renderRoute('/staff/counter', definition, { session: STAFF });
    await screen.findByRole('group', { name: 'Keys' });
    return { ...view, office };
  }
  return { network, open };
}
