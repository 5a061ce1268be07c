import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@vez/shared/query';
import { createQueryClient } from '../../bridge';
import { BridgeContext } from '../../bridge/bridge-context';
import { ApiError } from '../../http/api-error';
import { createTestBridge, fakeCall, fakeNetwork } from '../../testing';
import { renderPart } from '../../ui/testing/render-part';
import { useWrite, WriteNotice } from '.';

const network = fakeNetwork();
const PERSON = { kind: 'phone', mobile: { area: '853', number: '66123834' } } as const;

/** The service of a remote's own team: it does a write, and loses its answer the first time. */
function ownService() {
  const keys: string[] = [];
  const send = async (plate: string, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) throw new ApiError({ kind: 'timeout' });
    return `${plate} is in the list`;
  };
  return { keys, send };
}

function Wish({ send, isOwn }: { send: ReturnType<typeof ownService>['send']; isOwn: boolean }) {
  const write = useWrite({ of: '/parking', send, isOwn, onDone: (text) => void (document.title = text) });
  return (
    <>
      <WriteNotice write={write} notDone="No wish was made" />
      <button onClick={() => write.send('MA-12')}>Wish</button>
    </>
  );
}

async function open(isOwn: boolean) {
  const asked = jest.fn(() => ({ outcome: 'notDone' }) as const);
  network.use(fakeCall('settleWrite', asked));
  const { keys, send } = ownService();
  const bridge = createTestBridge({ session: PERSON });
  const view = () =>
    renderPart(
      <BridgeContext value={bridge}>
        <QueryClientProvider client={createQueryClient()}>
          <Wish send={send} isOwn={isOwn} />
        </QueryClientProvider>
      </BridgeContext>,
    );
  const { unmount } = await view();
  await userEvent.click(screen.getByRole('button', { name: 'Wish' }));
  const again = await screen.findByRole('button', { name: 'Check again' });
  return { asked, keys, again, view, unmount };
}

beforeEach(() => (document.title = ''));

describe('a write to the own service of a remote, whose answer was lost', () => {
  it('is resent with its key to get its result, without asking our server', async () => {
    const { asked, keys, again } = await open(true);
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Wish' });
    expect(document.title).toBe('MA-12 is in the list');
    expect(new Set(keys).size).toBe(1);
    expect([keys.length, asked.mock.calls.length]).toEqual([2, 0]);
  });

  it('keeps its key across a reload, and is never reported as not done', async () => {
    const { asked, keys, view, unmount } = await open(true);
    unmount();
    await view();
    expect(screen.queryByText('No wish was made')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Wish' }));
    expect(document.title).toBe('MA-12 is in the list');
    expect([new Set(keys).size, asked.mock.calls.length]).toEqual([1, 0]);
  });
});

it('asks our server for the outcome of a write to it', async () => {
  const { asked, keys, again } = await open(false);
  await userEvent.click(again);
  expect(await screen.findByText('No wish was made')).toBeVisible();
  expect([keys.length, asked.mock.calls.length]).toEqual([1, 1]);
});
