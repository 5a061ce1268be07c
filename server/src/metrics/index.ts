import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Build } from '../diagnostics/build-of';
import type { Deps } from '../module-api/module';
import type { SmsKind } from '../texts/sms-kind';
import type { Retention } from '../modules/retention';
import { callFigures, type CountedCall } from './call-figures';
import { databaseFigures } from './database-figures';
import { retentionFigures } from './retention-figures';
import { siteFigures, type SiteFacts } from './site-figures';

export interface Metrics {
  countCall(call: CountedCall): void;
  countSms(kind: SmsKind, outcome: 'sent' | 'failed' | 'dropped'): void;
  countPainting(outcome: 'painted' | 'old' | 'late' | 'failed' | 'prepared'): void;
  /** All figures in the format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
  stop(): void;
}

/** The figures of a process. */
export function createMetrics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  retention: Retention,
  { build, ...site }: SiteFacts & { build: Build },
): Metrics {
  const registry = new Registry();
  let hasProcessFigures = false;
  new Gauge({
    name: 'vez_build_info',
    help: 'Always 1; the release that the process runs',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  }).set({ ...build }, 1);
  const countCall = callFigures(registry);
  const sms = new Counter({
    name: 'vez_sms_total',
    help: 'Messages by what became of them; failed ones are tried again',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });
  const paintings = new Counter({
    name: 'vez_pages_painted_total',
    help: 'Public pages by whether they came painted; late ones were painted for the next visit, prepared ones before any',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const readDatabase = databaseFigures(registry, db, clock);
  siteFigures(registry, site);
  retentionFigures(registry, retention, clock);
  return {
    countCall,
    countSms: (kind, outcome) => sms.inc({ kind, outcome }),
    countPainting: (outcome) => paintings.inc({ outcome }),
    async read() {
      // Their observers cannot be stopped and keep a whole server in memory; most servers in tests are never read.
      if (!hasProcessFigures) collectDefaultMetrics({ register: registry });
      hasProcessFigures = true;
      await readDatabase();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    stop: () => registry.clear(),
  };
}
