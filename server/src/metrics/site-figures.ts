import { Gauge, type Registry } from 'prom-client';
import type { FileReport } from '../diagnostics/watched-file';
import type { Releases } from '../modules/releases';

export interface SiteFacts {
  catalogue(): { ageSeconds: number; failures: number };
  files(): FileReport[];
  releases: Pick<Releases, 'stoppedRemotes' | 'failingRemotes' | 'holds'>;
}

/** Figures of what a process serves from memory: the catalogue and the files of the site. */
export function siteFigures(registry: Registry, { catalogue, files, releases }: SiteFacts): void {
  const registers = [registry];
  new Gauge({
    name: 'vez_catalogue_age_seconds',
    help: 'How long ago the catalogue was read; it is read anew every 15 s',
    registers,
    collect() {
      this.set(catalogue().ageSeconds);
    },
  });
  new Gauge({
    name: 'vez_catalogue_failures',
    help: 'Reads of the catalogue that failed since the process began',
    registers,
    collect() {
      this.set(catalogue().failures);
    },
  });
  new Gauge({
    name: 'vez_site_file_broken',
    help: 'Files of the site that cannot be used, such as a registry; the last good one is served',
    labelNames: ['file'] as const,
    registers,
    collect() {
      this.reset();
      for (const { file, isBroken } of files()) this.set({ file }, isBroken ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vez_release_stopped',
    help: 'Remotes whose newest release failed in pages and was stopped; the one before is shown',
    labelNames: ['remote'] as const,
    registers,
    collect() {
      this.reset();
      for (const remote of releases.stoppedRemotes()) this.set({ remote }, 1);
    },
  });
  new Gauge({
    name: 'vez_release_failing',
    help: 'Remotes whose newest release fails in pages but must stay: a person decides',
    labelNames: ['remote'] as const,
    registers,
    collect() {
      this.reset();
      for (const remote of releases.failingRemotes()) this.set({ remote }, 1);
    },
  });
  new Gauge({
    name: 'vez_release_withheld_percent',
    help: 'Percent of visits that get the release before, since reports say that the newest one fails',
    labelNames: ['remote'] as const,
    registers,
    collect() {
      this.reset();
      for (const { remote, share } of releases.holds()) this.set({ remote }, 100 - share);
    },
  });
}
