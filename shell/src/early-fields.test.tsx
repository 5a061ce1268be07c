import { Shown } from '@vez/shared/bridge';
import { HYDRATED } from '@vez/shared/contracts/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyFields } from './early-fields';

document.addEventListener(HYDRATED, keepEarlyFields());

const said: string[] = [];
let refresh = () => {};

/** Fields of every kind, with their state in React. */
function Fields({ isEager = false }: { isEager?: boolean }) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [ticked, setTicked] = useState(false);
  const [way, setWay] = useState('queue');
  const [area, setArea] = useState('853');
  const [, render] = useState(0);
  refresh = () => render((count) => count + 1);
  // A store whose value differs from the painted one makes React render again before anything else happens.
  useLayoutEffect(() => {
    if (isEager) refresh();
  }, [isEager]);
  return (
    <>
      <input
        aria-label="Text"
        value={text}
        onFocus={() => said.push('focus')}
        onCompositionStart={() => said.push('composing')}
        onChange={({ target }) => setText(target.value.toUpperCase())}
      />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {['queue', 'book'].map((name) => (
        <input
          key={name}
          type="radio"
          name="way"
          aria-label={name}
          checked={way === name}
          onChange={() => setWay(name)}
        />
      ))}
      <select aria-label="Area" value={area} onChange={({ target }) => setArea(target.value)}>
        <option>853</option>
        <option>86</option>
      </select>
      <output>{[text, note, ticked, way, area].join(', ')}</output>
      <Shown />
    </>
  );
}

const view = renderToString(<Fields />);
let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  said.splice(0);
  document.body.innerHTML = `<div id="root">${view}</div>`;
  container = document.getElementById('root')!;
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  document.dispatchEvent(new Event('readystatechange'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const known = () => screen.getByRole('status').textContent;
const hydrate = (isEager = false) =>
  act(async () => {
    root = hydrateRoot(container, <Fields isEager={isEager} />);
  });
function show(page: ReactNode) {
  root ??= createRoot(container);
  root.render(page);
}
const draw = (page: ReactNode) => act(async () => show(page));
const UNTOUCHED = ', , false, queue, 853';

function touchAll() {
  text().value = 'passport';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: 'book' }).checked = true;
  screen.getByRole<HTMLSelectElement>('combobox').value = '86';
}

describe.each([
  ['once they are hydrated', false],
  ['also where React renders again at once', true],
])('gives the program what was put into painted fields, %s', (_, isEager) => {
  it('knows all of them', async () => {
    touchAll();
    note().value = 'more';
    await hydrate(isEager);
    expect(known()).toBe('PASSPORT, more, true, book, 86');
    await act(async () => {
      refresh();
    });
    expect(text()).toHaveValue('PASSPORT');
  });
});

/** A code is for one number: React draws its field anew for another. */
function Login() {
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  return (
    <>
      <input
        aria-label="Number"
        type="tel"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <input key={number} aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
      <output>{`${number} ${code}`}</output>
      <Shown />
    </>
  );
}

it('gives its value to the successor of a field that another value has replaced', async () => {
  container.innerHTML = renderToString(<Login />);
  document.dispatchEvent(new Event('readystatechange'));
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value = '66123834';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value = '123456';
  await act(async () => {
    root = hydrateRoot(container, <Login />);
  });
  expect(known()).toBe('66123834 123456');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
});

it('leaves untouched fields alone', async () => {
  await hydrate();
  expect(known()).toBe(UNTOUCHED);
  expect(said).toEqual([]);
});

it('keeps focus and caret, and reports the focus to the program', async () => {
  const field = text();
  field.focus();
  field.value = 'PASSPORT';
  field.setSelectionRange(2, 5);
  await hydrate();
  expect(text()).toBe(field);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
  expect(said).toEqual(['focus']);
});

it('does not write to a field in which an input method is composing', async () => {
  const field = text();
  field.focus();
  fireEvent.compositionStart(field);
  field.value = 'SHEN';
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await hydrate();
  expect(written.mock.contexts.filter((written) => written === field)).toEqual([]);
  written.mockRestore();
  expect(known()).toMatch(/^SHEN, /);
  expect(said).toEqual(['focus', 'composing']);
});

it('gives the fields of a redrawn page the values of the painted ones', async () => {
  touchAll();
  const painted = text();
  painted.focus();
  painted.setSelectionRange(1, 1);
  await draw(<Fields />);
  expect(text()).not.toBe(painted);
  expect(known()).toBe('PASSPORT, , true, book, 86');
  expect(text()).toHaveFocus();
  expect(text().selectionStart).toBe(1);
});

it('does so also if React rerenders the page after a mismatch', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  container.prepend(document.createElement('aside'));
  text().value = 'passport';
  await act(async () => {
    root = hydrateRoot(container, <Fields />, { onRecoverableError: () => undefined });
  });
  expect(known()).toMatch(/^PASSPORT, /);
  silent.mockRestore();
});

it('waits for fields that a redrawn page shows later', async () => {
  text().value = 'passport';
  await draw(<Shown />);
  await draw(<Fields />);
  expect(known()).toMatch(/^PASSPORT, /);
});

it('gives nothing to the fields of another page', async () => {
  text().value = 'passport';
  await draw(<Shown />);
  window.history.pushState(null, '', '/other');
  await draw(<Fields />);
  expect(known()).toBe(UNTOUCHED);
});
