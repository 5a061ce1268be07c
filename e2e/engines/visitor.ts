// A visitor's actions on a page in any engine. Elements are found by role and name, by label or by text.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const FOUND = 'data-found';

/** A query. Texts match in full, ignoring white space. `labelOf` is the label of a field. */
export type Sought =
  | { role: string; name: string }
  | { label: string }
  | { text: string }
  | { css: string }
  | { labelOf: string };

const query = (sought: Sought): string => {
  if ('css' in sought) return `[...document.querySelectorAll(${JSON.stringify(sought.css)})]`;
  if ('labelOf' in sought) return `${query({ css: sought.labelOf })}.map((field) => field.labels[0])`;
  if ('label' in sought) return `find.queryAllByLabelText(document.body, ${JSON.stringify(sought.label)})`;
  if ('text' in sought) return `find.queryAllByText(document.body, ${JSON.stringify(sought.text)})`;
  const { role, name } = sought;
  return `find.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${JSON.stringify(name)} })`;
};

export function visitorIn(engine: Engine, origin: string) {
  /** Each page load needs the library again. */
  const lookFor = async (sought: Sought, action = ''): Promise<number> => {
    const body = `
      const find = window.TestingLibraryDom;
      if (find === undefined || document.body === null) return -1;
      const isShown = (element) => element.getClientRects().length > 0;
      const found = ${query(sought)}.filter(isShown);
      ${action}
      return found.length;`;
    const count = await engine.run(body);
    if (count !== -1) return Number(count);
    await engine.run(`${LIBRARY}; return true;`);
    return Number(await engine.run(body));
  };
  const mark = `
    document.querySelectorAll('[${FOUND}]').forEach((element) => element.removeAttribute('${FOUND}'));
    found[0]?.setAttribute('${FOUND}', '');
    found[0]?.scrollIntoView({ block: 'center' });`;

  const visitor = {
    open: (path: string) => engine.open(new URL(path, origin).href),
    path: async () => String(await engine.run('return location.pathname + location.search')),
    /** Waits until a match is visible. */
    see: (sought: Sought) =>
      expect.poll(() => lookFor(sought), { message: `sees ${JSON.stringify(sought)}` }).toBeGreaterThan(0),
    async tap(sought: Sought) {
      await visitor.see(sought);
      await lookFor(sought, mark);
      await engine.click(`[${FOUND}]`);
    },
    async fill(sought: Sought, text: string) {
      await visitor.see(sought);
      await lookFor(sought, mark);
      await engine.type(`[${FOUND}]`, text);
    },
    valueOf: async (css: string) =>
      String(await engine.run(`return document.querySelector(${JSON.stringify(css)}).value`)),
    /** The horizontal overflow of the page, in pixels. */
    overflow: async () =>
      Number(await engine.run('return document.documentElement.scrollWidth - window.innerWidth')),
    width: async () => Number(await engine.run('return window.innerWidth')),
  };
  return visitor;
}
export type Visitor = ReturnType<typeof visitorIn>;
