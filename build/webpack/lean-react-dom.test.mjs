/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { cutSource } from './cut-source.mjs';
import { LEAN_REACT_DOM } from './lean-react-dom.mjs';

const fromShared = createRequire(createRequire(__filename).resolve('../../shared/package.json'));
const reactDom = dirname(fromShared.resolve('react-dom'));
const fromReactDom = createRequire(join(reactDom, 'index.js'));
const build = (name, folder) => readFileSync(join(folder, 'cjs', `${name}.production.js`), 'utf8');

/** Runs a file of a package as it is bundled for production, with what it requires. */
function run(source, modules) {
  const exports = {};
  new Function('exports', 'require', source)(exports, (name) => modules[name]);
  return exports;
}

const react = run(build('react', dirname(fromShared.resolve('react'))), {});
const modules = {
  react,
  'react-dom': run(build('react-dom', reactDom), { react }),
  scheduler: run(build('scheduler', dirname(fromReactDom.resolve('scheduler'))), {}),
};
const client = run(cutSource(build('react-dom-client', reactDom), LEAN_REACT_DOM), modules);

const { createElement: element, Fragment, startTransition, useState, ViewTransition } = react;
let root;

function Counter() {
  const [count, setCount] = useState(0);
  const step = () => startTransition(() => setCount(count + 1));
  return element(
    'p',
    null,
    element('button', { onClick: step }, 'next'),
    element(
      ViewTransition,
      { name: 'figure', onUpdate() {} },
      element('b', { key: count }, `number ${count}`),
    ),
  );
}

beforeEach(() => {
  document.body.innerHTML = '<main><p><button>next</button><b>number 0</b></p></main>';
  document.startViewTransition = jest.fn();
});
afterEach(() => {
  root.unmount();
  delete document.startViewTransition;
});

describe('React without view transitions and methods of fragments', () => {
  it('takes a painted page over, and changes it as a browser without view transitions does', async () => {
    const faults = jest.fn();
    const painted = document.querySelector('button');
    root = client.hydrateRoot(document.querySelector('main'), element(Counter), {
      onRecoverableError: faults,
    });
    for (const count of [1, 2]) {
      document.querySelector('button').click();
      await waitFor(() => expect(document.querySelector('b').textContent).toBe(`number ${count}`));
    }
    expect(document.querySelector('button')).toBe(painted);
    expect(faults).not.toHaveBeenCalled();
    expect(document.startViewTransition).not.toHaveBeenCalled();
  });

  it('lets children of a fragment with a ref come and go', async () => {
    const ref = { current: null };
    const list = (names) =>
      element(Fragment, { ref }, ...names.map((name) => element('i', { key: name }, name)));
    root = client.createRoot(document.querySelector('main'));
    for (const names of [['a'], ['a', 'b'], ['b', 'c']]) {
      root.render(list(names));
      await waitFor(() => expect(document.querySelector('main').textContent).toBe(names.join('')));
    }
    expect(ref.current).not.toBeNull();
  });
});
