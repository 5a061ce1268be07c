import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { faultOf } from './fault';
import type { Log } from './log';

export interface FileReport {
  /** The file name, without the folder. */
  file: string;
  /** Whether it exists but cannot be used. */
  isBroken: boolean;
  /** Why not, in words for an operator, if they are known. */
  why?: string | undefined;
  /** Whether no older content is served in its place. */
  isMissed?: boolean;
}

/** Says why a file cannot be used. Unlike those of other errors, its message holds nothing personal and is shown. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
}

export interface WatchedFile<Content> {
  /** The last good content. @throws Error if there was none since the process started */
  read(): Content;
  report(): FileReport;
}

/**
 * A file that is read again only after it was published anew. While the newest version cannot be used, the last good
 * one is served, and the log reports it once.
 * @param parse throws for content that cannot be used; `before` is the last good content
 */
export function watchedFile<Content>(
  path: string,
  parse: (text: string, before: Content | undefined) => Content,
  log: Log,
): WatchedFile<Content> {
  const file = basename(path);
  let good: Content | undefined;
  let seenAt: number | undefined;
  let isBroken = false;
  let why: string | undefined;

  function look() {
    let at: number | undefined;
    try {
      at = statSync(path).mtimeMs;
      if (at === seenAt) return;
      good = parse(readFileSync(path, 'utf8'), good);
      isBroken = false;
    } catch (error) {
      if (at === undefined && good === undefined) return;
      why = error instanceof UnusableFile ? error.message : undefined;
      if (!isBroken || at !== seenAt) log.error({ file, fault: faultOf(error), why }, 'file not usable');
      isBroken = true;
    }
    seenAt = at;
  }

  return {
    read() {
      look();
      if (good === undefined) throw new Error(`${file} was never usable.`);
      return good;
    },
    report() {
      look();
      return isBroken ? { file, isBroken, why, isMissed: good === undefined } : { file, isBroken };
    },
  };
}
