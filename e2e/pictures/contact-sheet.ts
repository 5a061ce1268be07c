import type { BrowserContext } from '@playwright/test';

/** The width of the sheet, which pictures share in proportion to their own widths. */
const WIDTH = 2_100;

/** Shows all pictures of a state on one page, with a row for each language. */
export async function contactSheet(
  context: BrowserContext,
  title: string,
  rows: { name: string; pictures: Buffer[] }[],
): Promise<Buffer> {
  const page = await context.newPage();
  const cells = rows.map(({ name, pictures }) => {
    const images = pictures.map(
      (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`,
    );
    return `<h2>${name}</h2><div>${images.join('')}</div>`;
  });
  await page.setViewportSize({ width: WIDTH, height: 900 });
  await page.setContent(
    `<style>body{margin:16px;font:16px sans-serif;background:#888}h1,h2{margin:8px 0}
      div{display:flex;gap:16px;align-items:start}img{min-width:0;flex:0 1 auto}</style><h1>${title}</h1>${cells.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
