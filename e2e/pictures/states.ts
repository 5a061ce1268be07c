// Every screen, and what it can look like. A state that a citizen can meet and that is not here is not looked at.
import { FINDING } from './finding-states';
import { FORMS } from './form-states';
import { citizen, screen } from './make-state';
import { OFFICE } from './office-states';
import type { State } from './state';
import { TICKETS } from './ticket-states';

/** Pages of the shell itself, and what stands in place of any. */
const SHELL: State[] = [
  screen('about', '/AboutPage'),
  screen('settings', '/app'),
  citizen('settings-person', async () => '/app'),
  screen('not-found', '/nowhere'),
  {
    name: 'remote-missing',
    async address(_, page) {
      await page.route(/\/assets\/mfe-catalogue\//, (route) => route.abort());
      return '/home?from=mail';
    },
  },
  screen('offline', '/home', async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('status').first().waitFor();
  }),
];

export const STATES: State[] = [...FINDING, ...FORMS, ...TICKETS, ...OFFICE, ...SHELL];
