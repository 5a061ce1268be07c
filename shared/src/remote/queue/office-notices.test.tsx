import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { BridgeContext } from '../../bridge/bridge-context';
import type { Language, OfficeNotice } from '../../domain';
import { createTestBridge } from '../../testing';
import { renderPart } from '../../ui/testing/render-part';
import { OfficeNotices } from './office-notices';

const AT = '2026-12-01T01:31:00Z';
const NOTICE: OfficeNotice = {
  noticeId: 'late',
  texts: { zh_hant: '延誤', zh_hans: '延误', pt_pt: 'Atraso', en_us: 'Running late.' },
  until: '2026-12-01T02:31:00Z',
};
const HOUR_MS = 3_600_000;
let show: (notices: OfficeNotice[]) => void;

/** A page whose answers a test replaces with `show`. */
function Page({ first, stale }: { first: OfficeNotice[]; stale: boolean }) {
  const [notices, setNotices] = useState(first);
  show = setNotices;
  return (
    <BridgeContext value={createTestBridge()}>
      <OfficeNotices of={notices} at={AT} stale={stale} />
    </BridgeContext>
  );
}
const open = (first: OfficeNotice[] = [], language: Language = 'en_us', stale = false) =>
  renderPart(<Page first={first} stale={stale} />, language);

/** The clock of the device is two hours ahead of the server's. */
beforeEach(() => jest.useFakeTimers({ now: new Date(Date.parse(AT) + 2 * HOUR_MS) }));
afterEach(() => jest.useRealTimers());

it('announces a notice politely when it arrives, in the language of the page', async () => {
  const { container } = await open([], 'pt_pt');
  const region = container.querySelector('[aria-live=polite]')!;
  expect(region).toBeEmptyDOMElement();
  act(() => show([NOTICE]));
  expect(region).toHaveTextContent('Atraso');
  expect(region).toHaveTextContent('até às 10:31');
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

it('removes a notice that is over by the server’s clock, without another answer', async () => {
  await open([NOTICE]);
  act(() => jest.advanceTimersByTime(HOUR_MS - 1_000));
  expect(screen.getByText('Running late.')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Running late.')).not.toBeInTheDocument();
});

it('does not show a notice of an old answer once the device’s clock has passed its end', async () => {
  await open([NOTICE], 'en_us', true);
  expect(screen.queryByText('Running late.')).not.toBeInTheDocument();
});
