// `npm run icons`: draws the pictures of the site from `mark.svg` of server/src/site/icons, in Chromium. Run it after a
// change of the mark, and commit the pictures.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '../build/browser.mjs';
import { findChromium } from './lib/chromium.mjs';

const FOLDER = new URL('../../server/src/site/icons/', import.meta.url);
const mark = await readFile(new URL('mark.svg', FOLDER), 'utf8');
const BACKGROUND = '#0b6b5d';

/** Name, width, height, and the side of the mark. Icons fill their square, because platforms cut its corners. */
const PICTURES = [
  ['icon-192.png', 192, 192, 192],
  ['icon-512.png', 512, 512, 512],
  ['share.png', 1200, 630, 420],
];

const browser = await chromium.launch({
  executablePath: findChromium(console.log),
  args: ['--no-sandbox'],
});
for (const [name, width, height, side] of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  const body = `margin:0;height:100vh;display:grid;place-items:center;background:${BACKGROUND}`;
  await page.setContent(`<body style="${body}"><div style="width:${side}px;height:${side}px">${mark}</div>`);
  await writeFile(new URL(name, FOLDER), await page.screenshot());
  await page.close();
}
await browser.close();
console.log(`The pictures are in ${fileURLToPath(FOLDER)}.`);
