import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

export { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';

let address = '/';

/** Sets the path and query to paint next; a process paints one page at a time. */
export const setAddress = (next: string): void => {
  address = next;
};

/** Replaces the router of `router.ts` while the server paints pages. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={address}>{children}</StaticRouter>
);
