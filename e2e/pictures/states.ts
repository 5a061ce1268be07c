// Every screen in all of its states. Add each new state here, so that it gets reviewed.
import { FINDING } from './finding-states';
import { FORMS } from './form-states';
import { citizen, screen } from './make-state';
import { OFFICE } from './office-states';
import type { State } from './state';
import { TICKETS } from './ticket-states';

/** Pages of the shell, and views that replace any page. */
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
