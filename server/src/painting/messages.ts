// Messages between the page host and a painter process.

/** A file of a release, as its registry names it. */
export interface BundleFile {
  url: string;
  integrity: string;
}

/** What to paint: `shell` and `remote` are the integrities of bundles that the painter received. */
export interface PaintingJob {
  shell: string;
  /** Undefined for a page of the shell. */
  remote?: string | undefined;
  page: object;
}

export interface PaintedPage {
  /** The content of `#root`. */
  html: string;
  /** The style sheet of styled-components, which the one in the browser takes over. */
  styles: string;
  /** The version of styled-components; another version leaves the sheet alone. */
  styleVersion: string;
  answers: readonly unknown[];
  /** The screen looks as it does while loading. */
  isFrame?: boolean;
  /** Painted a while before it was sent. */
  isOld?: boolean;
}

export type ToPainter =
  | { type: 'bundle'; integrity: string; code: string }
  /** Loads bundles ahead of the page that needs them. */
  | { type: 'load'; job: Pick<PaintingJob, 'shell' | 'remote'> }
  | { type: 'paint'; id: number; job: PaintingJob }
  | { type: 'answer'; call: number; answer: unknown }
  | { type: 'refusal'; call: number; name: string };

export type FromPainter =
  | { type: 'ready' }
  /** Its bundles are loaded. */
  | { type: 'begun'; id: number }
  | { type: 'call'; call: number; id: number; name: string; input: object }
  | { type: 'painted'; id: number; page: PaintedPage }
  | { type: 'failed'; id: number; reason: string };
