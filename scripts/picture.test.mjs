import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from './lib/packages.mjs';
import { WALLS } from './lib/walls.mjs';
import { drawArchitecture, layersOf } from './picture/draw.mjs';
import { readFacts } from './picture/facts.mjs';

const facts = readFacts();

it('has a picture in the README that is drawn from the code as it is: node scripts/picture.mjs', () => {
  const committed = readFileSync(join(__dirname, '../docs/pictures/architecture.svg'), 'utf8');
  expect(committed).toBe(drawArchitecture(facts));
});

it('shows each remote with its routes, each part of the shell and of shared, and each module', () => {
  const drawn = drawArchitecture(facts);
  const parts = WALLS.filter(({ part }) => /^(?:shell|shared)\/(?!root)/.test(part));
  const names = [...REMOTES, ...parts.map(({ part }) => part.split('/')[1]), 'booking', 'tickets'];
  expect(facts.remotes.flatMap(({ routes }) => routes)).toContain('/offerNum');
  for (const shown of [...names, ...facts.remotes.flatMap(({ routes }) => routes)])
    expect(drawn).toContain(`>${shown}</text>`);
});

it('is another picture where a remote is new, or a part may import more', () => {
  const parking = { name: 'mfe-parking', purpose: '', routes: ['/parking'] };
  expect(drawArchitecture({ ...facts, remotes: [...facts.remotes, parking] })).toContain('>/parking</text>');
  const before = layersOf(facts.shared.parts);
  const parts = facts.shared.parts.map((part) =>
    part.name === 'domain' ? { ...part, may: ['chunks'] } : part,
  );
  expect(layersOf(parts)).toHaveLength(before.length + 1);
});
