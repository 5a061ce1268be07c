import { useEffect, useState } from 'react';
import { BRIDGE_VERSION, type Bridge, type RegistryEntry } from '@vez/shared/contracts/client';
import { Button, Facts, Section } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { pageConfig } from '../boot-data/page-data';
import { openInspector } from '../inspector/open-inspector';
import { useShell } from '../layout/shell-context';
import { overrides } from '../remotes/override';
import { useStore } from '../use-store';
import { VERSION } from '../version';

/** The hash of the entry identifies the published build: `entry.4d6edc3620.js`. */
const buildOf = ({ entry }: RegistryEntry) => /\.([0-9a-f]{6,})\.js$/.exec(entry.url)?.[1];

/** The server's flag for this user (CAT-08); undefined while loading. */
function useGrayTest({ api, session }: Bridge) {
  const [isOn, setIsOn] = useState<boolean>();
  const { euid } = useStore(session);
  useEffect(() => {
    const leaving = new AbortController();
    api.grayTestFlag({ euid }, { signal: leaving.signal, silent: true }).then(
      ({ showGrayTestFunc }) => setIsOn(showGrayTestFunc),
      () => setIsOn(undefined),
    );
    return () => leaving.abort();
  }, [api, euid]);
  return isOn;
}

/** The parts of this page and their state, for developers and support (SHL-30, decision 29). */
export function DevelopmentSection() {
  const shell = useShell();
  const { bridge, registry, states, lastError, platform } = shell;
  const { t } = useTexts();
  const all = useStore(states);
  const routes = useStore(registry.routes);
  const error = useStore(lastError);
  const mode = useStore(bridge.mode);
  const grayTest = useGrayTest(bridge);
  const overridden = Object.keys(overrides());
  const names = [...new Set([...Object.keys(registry.releases), ...Object.keys(routes)])].sort();
  return (
    <Section heading={t('settings.remotes')}>
      <Facts
        facts={[
          { label: t('about.version'), value: VERSION },
          { label: t('settings.contract'), value: BRIDGE_VERSION },
          { label: t('settings.deployment'), value: registry.deployment },
          { label: t('settings.published'), value: pageConfig.publishedAt },
          { label: t('settings.mode'), value: t(`settings.modes.${mode}`) },
          { label: t('settings.platform'), value: platform() },
          {
            label: t('settings.grayTest'),
            value: grayTest === undefined ? '–' : t(grayTest ? 'settings.on' : 'settings.off'),
          },
          ...names.map((name) => {
            const entry = registry.releases[name]?.entry;
            const state = all[name] ?? { step: 'idle' };
            const parts = [
              entry?.contract,
              t(`settings.steps.${state.step}`),
              // eslint-disable-next-line no-restricted-syntax -- for developers
              state.step === 'failed' ? state.error.message : undefined,
              entry && buildOf(entry),
            ];
            return { label: name, value: parts.filter(Boolean).join(' · ') };
          }),
          { label: t('settings.overrides'), value: overridden.join(', ') || t('settings.none') },
          {
            label: t('settings.lastError'),
            value: error
              ? [error.at, error.kind, error.status, error.traceId, ...(error.misfits ?? [])]
                  .filter(Boolean)
                  .join(' · ')
              : t('settings.none'),
          },
        ]}
      />
      <Button kind="quiet" onClick={() => void openInspector(shell)}>
        {t('settings.inspector')}
      </Button>
    </Section>
  );
}
