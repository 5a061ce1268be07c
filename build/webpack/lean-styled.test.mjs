/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { cutSource } from './cut-source.mjs';
import { LEAN_STYLED } from './lean-styled.mjs';

const fromShared = createRequire(createRequire(__filename).resolve('../../shared/package.json'));
const styledFile = join(dirname(fromShared.resolve('styled-components')), 'styled-components.browser.esm.js');
const fromStyled = createRequire(styledFile);

const react = fromShared('react');
const { createRoot } = fromShared('react-dom/client');
const { createElement: element, useLayoutEffect, useState } = react;

/** The package as the shell carries it, on a page of its own. */
function leanStyled() {
  const exported = [];
  const program = cutSource(readFileSync(styledFile, 'utf8'), LEAN_STYLED)
    .replaceAll('process.env.NODE_ENV', '"production"')
    .replace(/import \w+ from"@emotion.*?from"stylis";import\{RULESET as s\}from"stylis";/, '')
    .replace(/export\{(.*?)\};/s, (_, names) => {
      exported.push(...names.split(',').map((name) => name.trim().split(' as ')));
      return `return {${exported.map(([own, name]) => `${name}:${own}`).join()}};`;
    });
  const given = { e: () => true, t: react, n: element, o: fromStyled('stylis'), s: 'rule' };
  return new Function(...Object.keys(given), program)(...Object.values(given));
}

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
const texts = () => rules().map(({ cssText }) => cssText.replace(/\s+/g, ''));

let root;
function show(view) {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main'));
  root.render(view);
}
beforeEach(() => document.head.replaceChildren());
afterEach(() => root?.unmount());

describe('styled-components whose rules wait for what they are for', () => {
  it('inserts none while React renders, and all before anything is measured', async () => {
    const { styled } = leanStyled();
    const One = styled.p`
      color: red;
    `;
    const Two = styled.p`
      color: ${({ $at }) => ['lime', 'navy'][$at]};
    `;
    const seen = [];
    let next;
    function Probe() {
      const [at, set] = useState(0);
      next = () => set(1);
      return [element(One, { key: 1 }), element(Two, { key: 2, $at: at }), element(Last, { key: 3, at })];
    }
    function Last({ at }) {
      seen.push(`rendering ${texts().length}`);
      useLayoutEffect(() => void seen.push(`shown ${texts().length}`), [at]);
      return null;
    }
    show(element(Probe));
    await waitFor(() => expect(seen).toEqual(['rendering 0', 'shown 2']));
    next();
    await waitFor(() => expect(seen.slice(2)).toEqual(['rendering 2', 'shown 3']));
    expect(getComputedStyle(document.querySelectorAll('p')[1]).color).toBe('rgb(0, 0, 128)');
  });

  it('takes what was painted as it is loaded', () => {
    const style = '.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,"}/*!sc*/\n';
    document.head.innerHTML = `<style data-styled="true" data-styled-version="${leanStyled().version}">${style}</style>`;
    leanStyled();
    expect(texts()).toEqual(['.a{color:red;}']);
  });

  it('keeps the order of rules where a browser refuses one', async () => {
    const { styled } = leanStyled();
    const insert = CSSStyleSheet.prototype.insertRule;
    jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation(function (rule, at) {
      if (rule.includes('::-of-another')) throw new SyntaxError(rule);
      return insert.call(this, rule, at);
    });
    const Early = styled.i`
      &::-of-another {
        color: red;
      }
      margin: 1px;
    `;
    const Late = styled.i`
      margin: 2px;
    `;
    show([element(Late, { key: 1 }), element(Early, { key: 2 })]);
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts().map((text) => text.replace(/^\.?\w+/, ''))).toEqual([
      '{margin:1px;}',
      '{}',
      '{margin:2px;}',
    ]);
    jest.restoreAllMocks();
  });

  it('gives styles of the whole page at once, and takes them away', async () => {
    const { createGlobalStyle, keyframes, styled } = leanStyled();
    const Global = createGlobalStyle`body { margin: ${({ $wide }) => ($wide ? 9 : 4)}px; }`;
    const turn = keyframes`to { opacity: 0; }`;
    const Turning = styled.b`
      animation: ${turn} 1s;
    `;
    show([element(Global, { key: 1 }), element(Turning, { key: 2 })]);
    await waitFor(() => expect(texts()).toHaveLength(3));
    root.render(element(Global, { key: 1, $wide: true }));
    await waitFor(() => expect(texts().join()).toContain('body{margin:9px;}'));
    root.render(null);
    await waitFor(() => expect(texts().join()).not.toContain('body'));
  });
});
