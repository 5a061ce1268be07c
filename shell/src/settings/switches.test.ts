import { createSwitches } from './switches';

beforeEach(() => localStorage.clear());

describe('the switches of the settings', () => {
  it('are off until the user turns them on [SHL-30]', () => {
    const { showDataId, developmentMode } = createSwitches();
    expect([showDataId.get(), developmentMode.get()]).toEqual([false, false]);
  });

  it('keep their values independently after a reload [SHL-30]', () => {
    createSwitches().showDataId.set(true);
    const { showDataId, developmentMode } = createSwitches();
    expect([showDataId.get(), developmentMode.get()]).toEqual([true, false]);
    showDataId.set(false);
    expect(createSwitches().showDataId.get()).toBe(false);
  });
});
