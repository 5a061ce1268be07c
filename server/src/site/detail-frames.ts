import type { DetailPage } from '../modules/catalogue';

/** An origin that a policy can name. A host may hold characters that would begin another directive. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return ORIGIN.test(origin) ? origin : undefined;
}

/** The origins that may be shown in a frame of ours, from the catalogue. */
export const detailOrigins = (pages: readonly DetailPage[]): string[] => [
  ...new Set(pages.flatMap(({ url }) => originOf(url) ?? [])),
];

/** A sentence for the operator about each page that no citizen can see: only https is shown. */
export const unusableDetails = (pages: readonly DetailPage[]): string[] =>
  pages
    .filter(({ url }) => originOf(url) === undefined)
    .map(
      ({ service }) => `The details of service ${service} are not shown: their address is not an https one.`,
    );
