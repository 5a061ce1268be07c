import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

export { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';

let address = '/';

/** The path and query that are painted next; a process paints one page at a time. */
export const setAddress = (next: string): void => {
  address = next;
};

/** Stands for that of `router.ts` where pages are painted on the server. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={address}>{children}</StaticRouter>
);
