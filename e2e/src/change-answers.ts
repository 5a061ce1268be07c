import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Changes the answers to calls: `change` fulfils the route. A call that is open when its test ends must not fail the
 * run; in a running test, a missing answer fails by itself.
 */
export const changeAnswers = (
  page: Page,
  url: string | RegExp,
  change: (route: Route, response: APIResponse) => Promise<void>,
) =>
  page.route(url, (route) =>
    route
      .fetch()
      .then((response) => change(route, response))
      .catch(() => undefined),
  );
