import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';
import { changeAnswers } from '../src/change-answers';
import { logInByMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'words are as harmful at a desk');
});

/** Each way to run a script from text. One that runs records its number. */
const HARM = [
  '<img src=x onerror="window.harmed=1">',
  '<svg/onload="window.harmed=2"><animate onbegin="window.harmed=3" attributeName=x dur=1s>',
  '<a href="javascript:window.harmed=4">a</a><a href=" java\tscript:window.harmed=5">b</a>',
  '<iframe srcdoc="<script>parent.harmed=6</script>"></iframe><object data="javascript:window.harmed=7">',
  '</title></textarea></style>--><script>window.harmed=8</script>',
  '" onfocus="window.harmed=9" autofocus x="',
  "{{constructor.constructor('window.harmed=10')()}}${window.harmed=11}",
  '<math><mtext><table><mglyph><style><img src=x onerror="window.harmed=12">',
  '<form action="javascript:window.harmed=13"><input type=submit><base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/"><link rel=stylesheet href=//evil.example>',
].join('');

/** The fields of text for people, all of which become harmful. */
const WORDS =
  /^(name|uiName|description|address|telephone|label|title|text|warning|message|area|subArea|htmlText|serviceDetailHtml|departmentName|serviceName|locationName|locationAddress|counterName|keyword|value|paragraphs|officeHours|notice)$/;

const poisoned = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return WORDS.test(key) ? `${value}${HARM}` : value;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part, name)]));
};

const poisonAnswers = (page: Page) =>
  changeAnswers(page, /\/api\/(?!session|valid|verificationCode|map)/, async (route, answer) => {
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: poisoned(await answer.json()) });
  });

/** Collects the scripts that ran, and elements that could run a script or lead elsewhere. */
const harmIn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { harmed } = window as { harmed?: number };
    if (harmed !== undefined) found.push(`ran ${harmed}`);
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
        if (
          /^(href|src|action|data|formaction)$/.test(name) &&
          /^[\s\u0000-\u001f]*(javascript|data:text)/i.test(value)
        )
          found.push(`${element.tagName} ${name}=${value}`);
      }
      if (/^(OBJECT|EMBED|BASE|MATH)$/i.test(element.tagName) && element.outerHTML.includes('harmed'))
        found.push(element.tagName);
      if (element instanceof HTMLIFrameElement && !element.src.startsWith(`${location.origin}/api/map`))
        found.push(`frame ${element.src}`);
    }
    return found;
  });

test('shows harmful server text as plain text, on every screen', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const { texts } = citizen;
  await citizen.open(`/login?returnTo=${encodeURIComponent('/offerNum?service=1&location=5')}`);
  await logInByMobile(page, texts, newMobile());
  await citizen.button(texts.of('mfe-queue', 'goKnown')).click();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  const ticket = page.url();
  const [asking] = (await (await page.request.get('/api/appms/services/publicService/DSAT-INS')).json()) as {
    id: number;
    locationIds: number[];
  }[];
  const point = `service=${asking!.id}&location=${asking!.locationIds[0]}`;

  await poisonAnswers(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [
    '/home',
    '/remoteCounterHome',
    '/department',
    '/category',
    '/hotServices',
    '/search?q=card',
    '/serOrLocationWithTabs?department=1',
    '/serOrLocationWithoutTabs?service=1',
    '/queueOrBook?service=1&location=5',
    '/offerNum?service=4&location=5',
    `/setParams?${point}`,
    '/reserve?service=7&location=5',
    ticket,
    '/myBooking',
    '/MyFavoritePage',
    '/PrivacyClausePage',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await harmIn(page), address).toEqual([]);
    });
  }
  expect(dialogs).toEqual([]);
  // The harmful text was shown, as text.
  await page.goto('/queueOrBook?service=1&location=5');
  await expect(page.getByText('<img src=x onerror').first()).toBeVisible();
});

/** Compiles the sanitiser of markup, to run in the page under its policies. */
const safeTree = () => {
  const part = (name: string) =>
    readFileSync(new URL(`../../shared/src/ui/server-text/${name}.ts`, import.meta.url), 'utf8');
  const source = `${part('contrast')}\n${part('safe-tree')}`
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  return ts.transpile(source, { target: ts.ScriptTarget.ES2022 });
};

test('runs nothing of 100,000 markup mutations, and keeps only allowed tags', async ({ page }) => {
  await page.goto('/AboutPage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcome = await page.evaluate(
    `(() => {
      ${safeTree()}
      let seed = 20261121;
      const random = (n) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
      const pieces = ${JSON.stringify(HARM)}.split(/(?=[<"'&{}=])/).concat(
        '<p>', '</p>', '<b style="color:red;background:url(javascript:1)">', '<!--', '-->', '<![CDATA[', ']]>',
        '<template>', '</template>', '<noscript>', '<style>', '</style>', '<select>', '<table>', '<a href="//evil.example">',
        '<a href="data:text/html,x">', '<a href="/home">', '&lt;script&gt;', '&#x6a;avascript:', '\\u0000', '\\u202e', '<svg>',
        '<foreignObject>', '<math>', '<mi xlink:href="javascript:1">', '<span style="font-weight:bold">', '<li', ' >');
      const TAGS_ALLOWED = /^(b|strong|i|em|br|span|p|ul|ol|li|a)$/;
      const wrong = [];
      const look = (node) => {
        if (typeof node === 'string') return;
        const { tag, href, color, fontWeight, children, ...more } = node;
        if (!TAGS_ALLOWED.test(tag) || Object.keys(more).length > 0) wrong.push(JSON.stringify(node).slice(0, 200));
        if (href !== undefined) {
          const { protocol } = new URL(href, location.href);
          if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) wrong.push(href);
        }
        if (color !== undefined && !/^[#a-z0-9(),.% ]+$/i.test(color)) wrong.push(color);
        children.forEach(look);
      };
      for (let at = 0; at < 100000; at += 1) {
        let html = '';
        for (let left = 1 + random(9); left > 0; left -= 1) {
          const piece = pieces[random(pieces.length)];
          const cut = random(5) === 0 ? random(piece.length + 1) : piece.length;
          html += piece.slice(0, cut);
        }
        safeTree(html, '#ffffff').forEach(look);
      }
      return { wrong: wrong.slice(0, 5), harmed: window.harmed };
    })()`,
  );
  expect(outcome).toEqual({ wrong: [], harmed: undefined });
});
