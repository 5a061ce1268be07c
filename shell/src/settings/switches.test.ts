import { createSwitches } from './switches';

beforeEach(() => localStorage.clear());

describe('the switches of the settings', () => {
  it('are off until somebody turns them on [SHL-30]', () => {
    const { showDataId, developmentMode } = createSwitches();
    expect([showDataId.get(), developmentMode.get()]).toEqual([false, false]);
  });

  it('stay as they were left, each for itself, when the page is loaded again [SHL-30]', () => {
    createSwitches().showDataId.set(true);
    const { showDataId, developmentMode } = createSwitches();
    expect([showDataId.get(), developmentMode.get()]).toEqual([true, false]);
    showDataId.set(false);
    expect(createSwitches().showDataId.get()).toBe(false);
  });
});
