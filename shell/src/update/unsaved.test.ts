import { fireEvent } from '@testing-library/react';
import type { Journey } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { watchUnsaved, whenSaved } from './unsaved';

let stop: () => void;

function setUp(path = '/reserve') {
  document.body.innerHTML =
    '<header><select></select></header><main><input id="name"><form role="search"><input id="search"></form></main>';
  const pathname = createStore(path);
  const journey = createStore<Journey>({});
  const unsaved = watchUnsaved({ pathname, journey });
  stop = unsaved.stop;
  const type = (where: string) => fireEvent.input(document.querySelector(where)!);
  return { pathname, journey, unsaved, type };
}
afterEach(() => stop());

describe('unsaved input', () => {
  it('is what was typed on this page, until the page is left', () => {
    const { pathname, unsaved, type } = setUp();
    expect(unsaved.get()).toBe(false);
    type('#name');
    expect(unsaved.get()).toBe(true);
    pathname.set('/success');
    expect(unsaved.get()).toBe(false);
  });

  it('is a request that waits for its SMS code', () => {
    const { journey, unsaved } = setUp('/sendMessage');
    journey.set({ pending: {} as Journey['pending'] });
    expect(unsaved.get()).toBe(true);
    journey.set({});
    expect(unsaved.get()).toBe(false);
  });

  it('is neither a search, nor the language, nor a setting', () => {
    const { unsaved, type } = setUp();
    type('#search');
    type('select');
    expect(unsaved.get()).toBe(false);
    stop();
    const settings = setUp('/app');
    settings.type('#name');
    expect(settings.unsaved.get()).toBe(false);
  });

  it('delays a reload, which is immediate without unsaved input', async () => {
    const { pathname, unsaved, type } = setUp();
    await whenSaved(unsaved);
    type('#name');
    const saved = jest.fn();
    const waiting = whenSaved(unsaved).then(saved);
    await Promise.resolve();
    expect(saved).not.toHaveBeenCalled();
    pathname.set('/success');
    await waiting;
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
