import { screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../definition';
import type { OfficeSettings } from '../model/wire';
import { aSelf, NOW, STAFF } from './office';
import { theSettings } from './settings';

export const SAVED = { savedAt: NOW, affected: 0, first: null };
export const SUPERVISOR = aSelf({ role: 'supervisor', allOffices: true });
/** The answer to a change that leaves bookings outside. */
export const affects = (affected: number) => ({
  savedAt: null,
  affected,
  first: { day: '04/12/2026', time: '17:30' },
});

export const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The value of a fact. */
export const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
export const rowOf = (heading: string) =>
  screen.getByRole('heading', { name: heading, level: 3 }).closest<HTMLElement>('li')!;

/** A fake network for tests of an office's settings, and a function that renders the screen with them. */
export function atSettings() {
  const network = fakeNetwork();

  /** Fake calls may replace `office.settings`, and note their writes in `sent`. */
  async function open(settings: Partial<OfficeSettings> = {}, self = SUPERVISOR) {
    const office = { settings: theSettings(settings) };
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('staffSelf', self),
      fakeCall('officeSettings', () => office.settings),
    );
    const view = await renderRoute('/staff/office', definition, { session: STAFF });
    await screen.findByRole('heading', { name: 'Services' });
    return { office, sent, bodies: () => sent.map(({ body }) => body), ...view };
  }
  return { network, open };
}
