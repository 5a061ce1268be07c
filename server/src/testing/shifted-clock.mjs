// Loaded before a process of the API (`node --import`): its clock is `VEZ_TEST_CLOCK_AHEAD_MS` ahead. Timers and
// `performance.now()` are not affected, as when the clock of a machine is set.
const AHEAD_MS = Number(process.env.VEZ_TEST_CLOCK_AHEAD_MS);
const Real = Date;

globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + AHEAD_MS);
    else super(...parts);
  }

  static now() {
    return Real.now() + AHEAD_MS;
  }
};
