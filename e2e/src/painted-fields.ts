// Painted pages before the app loads, and the app's values of their fields after it has.
import { expect, type ElementHandle, type Page } from '@playwright/test';
import { newMobile } from './citizen';
import { textsOf } from './texts';

/** Holds back the app of the page. @returns a function that releases it */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shell/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a painted page without its app, for which `goto` would wait. @returns a function that releases the app */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdProgram(page);
  // Repeats the request until the page is painted.
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(await answer.text()).toContain('id="vez-painted"');
  }).toPass();
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

type Field = ElementHandle<HTMLInputElement | HTMLSelectElement>;

/** Types, ticks or chooses a new value. @returns the new value */
async function fillIn(field: Field): Promise<string | boolean> {
  const { kind, mode, isChecked, option } = await field.evaluate((element) => ({
    kind: element.type,
    mode: element.inputMode,
    isChecked: 'checked' in element && element.checked,
    option: 'options' in element ? [...element.options].findIndex(({ selected }) => !selected) : 0,
  }));
  if (kind === 'select-one') return (await field.selectOption({ index: option }))[0]!;
  if (kind === 'checkbox' || kind === 'radio') {
    await field.setChecked(!isChecked);
    return !isChecked;
  }
  const before = await field.inputValue();
  await field.type(kind === 'tel' ? newMobile() : mode === 'numeric' ? '123456' : 'passport');
  const after = await field.inputValue();
  expect(after).not.toBe(before);
  return after;
}

/** The value in the React props of the field, whatever the browser shows. */
const knownTo = (field: Field) =>
  field.evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key && (element as never as Record<string, { value?: string; checked?: boolean }>)[key];
    return props ? (props.checked ?? props.value) : undefined;
  });

/** Fills in all fields of a painted page except the language, which renders the page anew. */
export async function expectFieldsKnown(page: Page, address: string, count: number): Promise<void> {
  const release = await openHeld(page, `${address}${address.includes('?') ? '&' : '?'}language=en_us`);
  const isOther = `:not([aria-label="${textsOf('en_us').of('shell', 'language')}"])`;
  const found = page.locator(`#root input${isOther}, #root select${isOther}`);
  const fields = (await found.elementHandles()) as Field[];
  expect(fields).toHaveLength(count);
  const entered: (string | boolean)[] = [];
  for (const field of fields) entered.push(await fillIn(field));
  release();
  await expect
    .poll(async () => Promise.all(((await found.elementHandles()) as Field[]).map(knownTo)))
    .toEqual(entered);
}
