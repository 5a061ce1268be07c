import { useCallback, useEffect, useState } from 'react';
import type { OwnDevice } from '../model/wire';
import { useStaffApi, type StaffApi } from './staff-api';

declare const __webpack_hash__: string | undefined;

/** The release of these screens; undefined in tests. */
const RELEASE = typeof __webpack_hash__ === 'string' ? __webpack_hash__.slice(0, 8) : undefined;
/** How long a test stays on the screen, in ms. */
const SHOWN_MS = 10_000;

type Report = Parameters<StaffApi['reportDevice']>[0];

/**
 * What a kiosk or a display reports about itself, and the test that its supervisor asked for. People who try its screen
 * report nothing.
 * @param own from the answer that the screen reads anyway
 * @param now in ms since 1970, by the device's clock
 */
export function useOwnDevice(own: OwnDevice, now: number) {
  const api = useStaffApi();
  const isDevice = own !== undefined;
  const report = useCallback(
    (what: Report) => {
      // A lost report loses a slip of the count, or a test that then counts as unanswered.
      if (isDevice) api.reportDevice(what, { silent: true }).catch(() => undefined);
    },
    [api, isDevice],
  );
  useEffect(() => {
    if (RELEASE !== undefined) report({ release: RELEASE });
  }, [report]);

  const [test, setTest] = useState({ askedAt: '', until: 0 });
  // The server stops asking once it is answered, but the test stays on the screen.
  if (own?.test !== undefined && own.test !== test.askedAt)
    setTest({ askedAt: own.test, until: now + SHOWN_MS });
  return {
    report,
    isWithoutPaper: own?.isWithoutPaper === true,
    /** When the last test was asked for; empty before the first. */
    testedAt: test.askedAt,
    isTestShown: now < test.until,
  };
}
