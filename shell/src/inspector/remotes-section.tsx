import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BRIDGE_VERSION } from '@vez/shared/contracts/client';
import { Card, Facts, Section, token } from '@vez/shared/ui';
import { useShell } from '../layout/shell-context';
import { overrides } from '../remotes/override';
import type { PageRegistry } from '../remotes/page-registry';
import { useStore } from '../use-store';
import { useTexts } from './inspector-texts';
import { readPublished, type Published } from './published';

const Name = styled.h3`
  margin-bottom: ${token.space[2]};
  font-weight: ${token.weight.bold};
`;
const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[3]};
`;

/** The names of all remotes that this page knows, including those without a loaded release. */
export function remotesOf({ releases }: PageRegistry, routes: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...Object.keys(releases), ...Object.keys(routes)])].sort();
}

/** The hash of its entry names a build: `entry.4d6edc3620.js`. */
const buildOf = (url: string | undefined) => url && (/\.([0-9a-f]{6,})\.js$/.exec(url)?.[1] ?? url);

const isFetched = (url: string) =>
  performance.getEntriesByName(new URL(url, window.location.href).href, 'resource').length > 0;

function RemoteFacts({ name, published }: { name: string; published: Published | undefined }) {
  const { registry, states } = useShell();
  const { t } = useTexts();
  const state = useStore(states)[name] ?? { step: 'idle' };
  const release = registry.releases[name];
  const override = overrides()[name];
  const entry = override ?? release?.entry.entry.url;
  const standIn = release?.before?.entry.url;
  const standsIn = standIn !== undefined && isFetched(standIn);
  const source = override !== undefined ? 'override' : standsIn ? 'standIn' : 'published';
  return (
    <Card as="li">
      <Name>{name}</Name>
      <Facts
        facts={[
          { label: t('state'), value: t(`steps.${state.step}`) },
          {
            label: t('published'),
            value:
              published &&
              t(published.isStopped ? 'stopped' : 'release', { version: published.version ?? '–' }),
          },
          { label: t('channel'), value: published && (published.channel?.join(', ') ?? t('everywhere')) },
          { label: t('source'), value: release && t(`sources.${source}`) },
          { label: t('build'), value: buildOf(standsIn ? standIn : entry) },
          {
            label: t('contract'),
            value: release && t('contractOf', { range: release.entry.contract, shell: BRIDGE_VERSION }),
          },
        ]}
      />
    </Card>
  );
}

/** Lists each remote with its release, its deployments, its origin and its state. */
export function RemotesSection() {
  const { registry } = useShell();
  const { t } = useTexts();
  const names = remotesOf(registry, useStore(registry.routes));
  const [published, setPublished] = useState<Record<string, Published>>({});
  const asked = names.join();
  useEffect(() => {
    let isLeft = false;
    void readPublished(asked.split(',')).then((found) => isLeft || setPublished(found));
    return () => {
      isLeft = true;
    };
  }, [asked]);
  return (
    <Section heading={t('remotes')}>
      <List>
        {names.map((name) => (
          <RemoteFacts key={name} name={name} published={published[name]} />
        ))}
      </List>
    </Section>
  );
}
