/** API-09, API-10, decision 39: booking and queue calls 20 s, everything else 60 s; in ms. */
export const timeoutOf = (path: string): number => (/^(booking|queue)\//.test(path) ? 20_000 : 60_000);
