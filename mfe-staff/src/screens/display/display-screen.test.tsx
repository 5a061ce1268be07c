import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, noConnection, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import type { Board } from '../../model/wire';
import { aSelf, STAFF } from '../../testing/office';

const network = fakeNetwork();
const call = (jettonCode: string, counter: string, secondsAgo: number) => ({
  jettonCode,
  counter,
  serviceName: 'Passport',
  calledAt: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
});
const boardOf = (...calls: Board['calls']): Board => ({ at: new Date().toISOString(), calls });

beforeEach(() => localStorage.clear());

async function open(board: () => Board | Response) {
  network.use(fakeCall('staffSelf', aSelf({ role: 'display' })), fakeCall('board', board));
  return renderRoute('/staff/display', definition, { session: STAFF, language: 'zh_hant' });
}

describe('a display', () => {
  it('shows who goes where, the newest first and large, in two languages', async () => {
    const all = [5, 60, 90, 120, 150].map((ago, at) => call(`A0${10 - at}`, String(at + 1), ago));
    const { container } = await open(() => boardOf(...all));
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[0]!).getByText('A 010')).toBeVisible();
    expect(await within(rows[0]!).findByText('櫃枱')).toBeVisible();
    expect(within(rows[0]!).getByText('Balcão')).toBeVisible();
    expect(screen.getByText(/A 07/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that its figures are old, keeps them, and is well again by itself', async () => {
    let isDown = false;
    const { bridge } = await open(() => (isDown ? noConnection() : boardOf(call('A037', '5', 60))));
    expect(await screen.findByText('A 037')).toBeVisible();
    isDown = true;
    act(() => bridge.setOnline(false));
    expect(await screen.findByText(/a restabelecer a ligação/)).toBeVisible();
    expect(screen.getByText('A 037')).toBeVisible();
    isDown = false;
    act(() => bridge.setOnline(true));
    expect(await screen.findByText('Perdeu a chamada? Dirija-se à recepção.')).toBeVisible();
    expect(screen.queryByText(/a restabelecer a ligação/)).not.toBeInTheDocument();
  });

  it('says that nobody was called yet, instead of an empty board', async () => {
    await open(() => boardOf());
    expect(await screen.findByText('還未叫號')).toBeVisible();
  });
});
