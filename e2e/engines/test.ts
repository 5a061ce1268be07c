import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { openChromium88 } from './browsers/chromium-88';
import { openFirefox } from './browsers/firefox';
import { openWebKit } from './browsers/webkit';
import type { Engine } from './engine';
import { holdProgram } from './held-program';
import { visitorIn, type Visitor } from './visitor';

const OPEN: Record<string, () => Promise<Engine>> = {
  firefox: openFirefox,
  webkit: openWebKit,
  'chromium-88': openChromium88,
};
const PAINTED = 'id="vez-painted"';
const PICTURES = new URL('../../var/engines/pictures/', import.meta.url);

interface Around {
  engine: Engine;
  visitor: Visitor;
  /** The same browser, whose pages load the app only after `release`. */
  held: { visitor: Visitor; open: (path: string) => Promise<void>; release: () => void };
  /** Saves a picture of the page for review. */
  picture: (name: string) => Promise<void>;
}

/** A browser of the project's engine, closed after each test. */
export const test = base.extend<Around>({
  engine: async ({}, use, { project }) => {
    const engine = await OPEN[project.name]!();
    await use(engine);
    await engine.close();
  },
  visitor: async ({ engine, baseURL }, use) => use(visitorIn(engine, baseURL!)),
  held: async ({ engine, baseURL, request }, use) => {
    const program = await holdProgram(baseURL!);
    await use({
      visitor: visitorIn(engine, program.origin),
      async open(path) {
        await expect(async () => expect(await (await request.get(path)).text()).toContain(PAINTED)).toPass();
        await engine.openHeld(new URL(path, program.origin).href);
      },
      release: program.release,
    });
    await program.stop();
  },
  picture: async ({ engine }, use, { project }) => {
    mkdirSync(PICTURES, { recursive: true });
    await use(async (name) =>
      writeFileSync(new URL(`${project.name}-${name}.png`, PICTURES), await engine.screenshot()),
    );
  },
});
export { expect } from '@playwright/test';
