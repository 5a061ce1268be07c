import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import leanIconLoader from './lean-icon-loader.mjs';

const fromShared = createRequire(createRequire(__filename).resolve('../../shared/package.json'));
const icons = join(dirname(fromShared.resolve('lucide-react')), '..', 'esm', 'icons');

it('leaves all of a drawing but the keys of its parts', () => {
  const source = readFileSync(join(icons, 'wifi-off.mjs'), 'utf8');
  const nodeIn = (text) => new Function(`return ${/node: (\[[\s\S]*?\n {2}\])/.exec(text)[1]}`)();
  const parts = nodeIn(source);
  expect(parts.every(([, { key }]) => key !== undefined)).toBe(true);
  const withoutKey = ([tag, { key: _, ...rest }]) => [tag, rest];
  expect(nodeIn(leanIconLoader(source))).toEqual(parts.map(withoutKey));
});
