import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cityClock, formatDay } from '@vez/shared/dates';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  renderRoute,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import type { Board } from '../../model/wire';
import { fakeStreams } from '../../testing/fake-stream';
import { aSelf, STAFF } from '../../testing/office';
import { fakeVoices } from '../../testing/voices';

const network = fakeNetwork();
const stream = fakeStreams();
const voices = fakeVoices('pt-PT', 'en-GB');
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
  it('shows the calls in two languages, the newest first and large', async () => {
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

  it('shows services, office and day in two languages, and equal texts once [SHL-06]', async () => {
    const names = (zh: string, pt: string) => ({ zh_hant: zh, zh_hans: zh, pt_pt: pt, en_us: 'Passport' });
    const both = { ...call('B008', '2', 60), serviceNames: names('簽發特區護照', 'Passaporte da RAEM') };
    const same = { ...call('C102', '1', 90), serviceNames: names('e-Channel', 'e-Channel') };
    const board = { ...boardOf(both, same), officeNames: names('中華廣場', 'Praça da China') };
    await open(() => board);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(await within(first!).findByText('Passaporte da RAEM')).toHaveAttribute('lang', 'pt-PT');
    expect(within(first!).getByText('簽發特區護照')).toHaveAttribute('lang', 'zh-Hant-MO');
    expect(within(second!).getAllByText('e-Channel')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/中華廣場.*Praça da China/);
    expect(
      screen.getByText(formatDay(cityClock('Asia/Macau').cityDay(new Date()), 'pt_pt', 'withoutYear')),
    ).toBeVisible();
    expect(screen.queryByText('Passport')).not.toBeInTheDocument();
  });

  it('says in both languages who has an appointment, and so is called before others', async () => {
    const names = { zh_hant: '簽發特區護照', zh_hans: '', pt_pt: 'Passaporte da RAEM', en_us: 'Passport' };
    const number = { ...call('A008', '2', 60), serviceNames: names };
    await open(() => boardOf({ ...call('RA003', '1', 30), serviceNames: names, booked: true }, number));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(await within(first!).findByText('Passaporte da RAEM · Marcação')).toBeVisible();
    expect(within(first!).getByText('簽發特區護照 · 預約')).toBeVisible();
    expect(within(second!).getByText('簽發特區護照')).toBeVisible();
  });

  it('shows everyone who is still awaited, however many, and drops calls that are over first', async () => {
    const waiting = Array.from({ length: 12 }, (_, at) => ({
      ...call(`A0${30 - at}`, String(at + 1), 60 + at),
      awaited: true,
    }));
    const over = Array.from({ length: 8 }, (_, at) => ({
      ...call(`B0${30 - at}`, '20', at),
      awaited: false,
    }));
    let board = boardOf(...waiting, ...over);
    const { container } = await open(() => board);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => /A 0\d\d/.exec(row.textContent)?.[0])).toEqual(
      waiting.map(({ jettonCode }) => jettonCode.replace('A', 'A ')),
    );
    expect(screen.queryByText(/B 0/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    board = boardOf(...waiting.slice(0, 8), ...over);
    stream.send('changed');
    await waitFor(() => expect(screen.getAllByText(/B 0/)).toHaveLength(4));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('says that its figures are old, keeps them, and recovers', async () => {
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

  it('says that nobody is called, instead of an empty board', async () => {
    await open(() => boardOf());
    expect(await screen.findByText('現在沒有人被叫號')).toBeVisible();
  });

  it('shows the queues with people and wait while nobody is called, and the last calls below', async () => {
    const names = (zh: string, pt: string) => ({ zh_hant: zh, zh_hans: '', pt_pt: pt, en_us: '' });
    const queues = [
      {
        serviceId: 1,
        letter: 'A',
        open: true,
        waitCount: 14,
        serviceNames: names('更換居民身份證', 'Renovação do BIR'),
        waitRange: { fromMinutes: 25, toMinutes: 40 },
      },
      {
        serviceId: 2,
        letter: 'B',
        open: false,
        waitCount: 0,
        serviceNames: names('簽發特區護照', 'Passaporte da RAEM'),
      },
    ];
    const over = { ...call('A036', '4', 60), awaited: false };
    let board: Board = { ...boardOf(over), queues };
    const { container } = await open(() => board);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'A更換居民身份證Renovação do BIR14人em espera約25至40分鐘cerca de 25 a 40 min',
    );
    expect(second).toHaveTextContent(/現在不派籌Sem senhas agora$/);
    expect(screen.getByText(/A 036/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    board = { ...boardOf({ ...call('A037', '5', 1), awaited: true }, over), queues };
    stream.send('changed');
    expect(await screen.findByText('A 037')).toBeVisible();
    expect(screen.queryByText('現在沒有人被叫號')).not.toBeInTheDocument();
    expect(screen.getByText('輪候情況')).toBeInTheDocument();
  });

  it('shows what the office tells everyone above the calls, in two languages, until it is over', async () => {
    const texts = { zh_hant: '延誤30分鐘', zh_hans: '', pt_pt: 'Atraso de 30 minutos', en_us: '' };
    const notice = (until: string) => ({ noticeId: until, texts, until });
    let board: Board = {
      ...boardOf(call('A037', '5', 60)),
      notices: [notice(new Date(Date.now() + 600_000).toISOString())],
    };
    await open(() => board);
    expect(await screen.findByText('延誤30分鐘')).toBeVisible();
    expect(screen.getByText('Atraso de 30 minutos')).toBeVisible();
    expect(screen.getByText('A 037')).toBeVisible();
    board = { ...board, notices: [notice(new Date(Date.now() - 1_000).toISOString())] };
    stream.send('changed');
    await waitFor(() => expect(screen.queryByText('延誤30分鐘')).not.toBeInTheDocument());
  });

  it('reads its board again as soon as its office changes, without waiting for its next poll', async () => {
    let board = boardOf(call('A037', '5', 60));
    await open(() => board);
    expect(await screen.findByText('A 037')).toBeVisible();
    expect(stream.urls()).toEqual(['/api/counter/stream?locationId=2']);
    stream.send('open');
    board = boardOf(call('A038', '6', 0), ...board.calls);
    stream.send('changed');
    expect(await screen.findByText('A 038')).toBeVisible();
  });

  it('shows and answers a test of its supervisor, once', async () => {
    const sent: SentWrite[] = [];
    const askedAt = '2026-12-01T01:31:00Z';
    let board: Board = { ...boardOf(call('A010', '3', 30)), device: { isWithoutPaper: false } };
    network.use(notedCall('reportDevice', () => ({ noted: true }), sent));
    const { container } = await open(() => board);
    await screen.findByText('A 010');
    board = { ...board, device: { isWithoutPaper: false, test: askedAt } };
    stream.send('changed');
    expect(await screen.findByText('主管正在測試「Ana」')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ tested: askedAt }]));
    board = { ...board, device: { isWithoutPaper: false } };
    stream.send('changed');
    expect(screen.getByText('主管正在測試「Ana」')).toBeVisible();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    await waitForElementToBeRemoved(() => screen.queryByText('主管正在測試「Ana」'));
    expect(sent).toHaveLength(1);
  });

  it('says each new call aloud, and again where the number is sent to another counter', async () => {
    const first = call('A037', '5', 60);
    let board = boardOf(first);
    await open(() => board);
    expect(await screen.findByText('A 037')).toBeVisible();
    const next = call('A038', '6', 0);
    board = boardOf(next, first);
    stream.send('changed');
    const said = ['Senha A 0 3 8, balcão 6', 'Number A 0 3 8, counter 6'];
    await waitFor(() => expect(voices.said()).toEqual(said));
    board = boardOf({ ...next, counter: '7' }, first);
    stream.send('changed');
    await waitFor(() =>
      expect(voices.said()).toEqual([...said, 'Senha A 0 3 8, balcão 7', 'Number A 0 3 8, counter 7']),
    );
  });
});
