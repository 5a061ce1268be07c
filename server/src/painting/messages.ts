// What the page host and a painter process tell each other.

/** A file of a release, as its registry names it. */
export interface BundleFile {
  url: string;
  integrity: string;
}

/** What to paint: `shell` and `remote` are the integrities of bundles that the painter was given. */
export interface PaintingJob {
  shell: string;
  /** Undefined for a page of the shell's own. */
  remote?: string | undefined;
  page: object;
}

export interface PaintedPage {
  /** What stands in `#root`. */
  html: string;
  /** The style sheet of styled-components, which the browser's own takes over. */
  styles: string;
  /** Of styled-components: another one leaves the sheet alone. */
  styleVersion: string;
  answers: readonly unknown[];
  /** The screen looks as it does while it loads. */
  isFrame?: boolean;
  /** Painted a while before it is sent. */
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
