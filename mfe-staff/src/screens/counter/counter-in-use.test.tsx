import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { atCounter } from '../../testing/at-counter';
import { aDesk, aSelf, CALLED, NOW, SERVING, STAFF, theCounters } from '../../testing/office';

const { network, open } = atCounter();
const SINCE = '2026-12-01T01:04:00.000Z';
const COLLEAGUE = { name: 'Chan Ka I', since: SINCE, isYou: false };
const OWN = { name: 'Ana', since: NOW, isYou: true };

async function openScreen(desk: ReturnType<typeof aDesk>) {
  network.use(
    fakeCall('staffSelf', aSelf()),
    fakeCall('desk', () => desk),
    fakeCall('officeCounters', theCounters()),
  );
  return renderRoute('/staff/counter', definition, { session: STAFF });
}

describe('a counter held by a colleague', () => {
  it('shows its holder, since when, and the called number, without a person of its own', async () => {
    const { container } = await openScreen(aDesk({ holder: COLLEAGUE, current: SERVING }));
    expect(await screen.findByRole('heading', { name: 'Counter 5 is in use' })).toHaveFocus();
    expect(screen.getByText('Chan Ka I has had it since 09:04, and has called A 037.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Keys' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is taken over with keys alone, with its queues', async () => {
    const office = { desk: aDesk({ holder: COLLEAGUE, current: SERVING, queues: [8] }) };
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'takeOverCounter',
        () => {
          office.desk = aDesk({ holder: OWN, current: SERVING, queues: [8] });
          return { takenFrom: 'Chan Ka I', visit: SERVING };
        },
        sent,
      ),
      fakeCall('staffSelf', aSelf()),
      fakeCall('desk', () => office.desk),
      fakeCall('visitAnswers', { person: '', idNumberMasked: '', answers: [] }),
    );
    const { user } = await renderRoute('/staff/counter', definition, { session: STAFF });
    const button = await screen.findByRole('button', { name: 'Take over counter 5' });
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Being served' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ locationId: 2, counter: '5', since: SINCE }]);
    const kept = JSON.parse(localStorage.getItem('vez.staff.counter')!) as { serviceIds: number[] };
    expect(kept.serviceIds).toEqual([8]);
  });

  it('shows the new holder if another colleague was quicker', async () => {
    network.use(
      fakeCall('takeOverCounter', () => refusal('counterTaken', 'Ben Lei has had counter 5 since 09:31.')),
    );
    const { user } = await openScreen(aDesk({ holder: COLLEAGUE }));
    await user.click(await screen.findByRole('button', { name: 'Take over counter 5' }));
    expect(await screen.findByText(/Ben Lei has had counter 5/)).toBeVisible();
  });

  it('shows the new holder on the previous screen, and disables its keys', async () => {
    const { office, user, container } = await open(aDesk({ holder: OWN, current: CALLED }));
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('startVisit', () => {
        office.desk = aDesk({ holder: { ...COLLEAGUE, since: NOW }, current: CALLED });
        return refusal('calledElsewhere', 'Chan Ka I has counter 5.');
      }),
      notedCall('markAbsent', () => ({ done: true }), sent),
    );
    await user.keyboard('{F4}');
    expect(
      await screen.findByRole('heading', { name: 'Chan Ka I took over counter 5 at 09:31' }),
    ).toHaveFocus();
    expect(screen.getByText('A 037 is with Chan Ka I now.')).toBeVisible();
    expect(screen.getByText(/Nothing was done after that/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take counter 5 back' })).toBeVisible();
    await user.keyboard('{F9}');
    expect(sent).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['Open another counter', 'Counter 5'])(
    'stays open where “%s” leads to another one',
    async (way) => {
      const opened: SentWrite[] = [];
      const closed: SentWrite[] = [];
      network.use(
        notedCall('openCounter', () => ({ openCounter: 2 }), opened),
        notedCall('closeCounter', () => ({ openCounter: 1 }), closed),
      );
      const { user } = await openScreen(aDesk({ holder: COLLEAGUE }));
      await user.click(await screen.findByRole('button', { name: way }));
      await user.selectOptions(await screen.findByRole('combobox', { name: /^Counter/ }), '6');
      await user.click(screen.getByRole('button', { name: 'Open the counter' }));
      await waitFor(() => expect(opened).toHaveLength(2));
      await screen.findByRole('heading', { name: /Counter \d is in use/ });
      expect(closed).toEqual([]);
    },
  );

  it('stays the one counter where a person is still served there, and says what to do', async () => {
    const closed: string[] = [];
    const busy = 'Somebody is at this counter. Finish or park that visit first.';
    network.use(
      fakeCall('openCounter', { openCounter: 2 }),
      fakeCall('closeCounter', ({ body }) => {
        const { counter } = body as { counter: string };
        closed.push(counter);
        return counter === '5' ? refusal('counterBusy', busy) : { openCounter: 1 };
      }),
    );
    const { user } = await open(aDesk({ holder: OWN, current: SERVING }));
    await user.click(await screen.findByRole('button', { name: 'Counter 5' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Counter/ }), '6');
    await user.click(screen.getByRole('button', { name: 'Open the counter' }));
    expect(await screen.findByText(new RegExp(busy))).toBeVisible();
    expect(closed.sort()).toEqual(['5', '5', '6', '6']);
  });

  it('is what opening its name leads to', async () => {
    localStorage.clear();
    network.use(
      fakeCall('openCounter', () => refusal('counterTaken', 'Chan Ka I has had counter 5 since 09:04.')),
    );
    const { user } = await openScreen(aDesk({ holder: COLLEAGUE, current: SERVING }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Counter/ }), '5');
    await user.click(screen.getByRole('checkbox', { name: /Passport/ }));
    await user.click(screen.getByRole('button', { name: 'Open the counter' }));
    expect(await screen.findByRole('heading', { name: 'Counter 5 is in use' })).toBeVisible();
  });
});

describe('a counter that is not open', () => {
  it('is opened again before the next call [QUE-16]', async () => {
    const office = { desk: aDesk({ isOpen: false, queues: [] }) };
    const opened: SentWrite[] = [];
    network.use(
      fakeCall('staffSelf', aSelf()),
      fakeCall('desk', () => office.desk),
      notedCall(
        'openCounter',
        () => {
          office.desk = aDesk({ holder: OWN });
          return { openCounter: 1 };
        },
        opened,
      ),
    );
    const { user, container } = await renderRoute('/staff/counter', definition, { session: STAFF });
    expect(await screen.findByRole('heading', { name: 'Counter 5 is closed' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Open counter 5' }));
    expect(await screen.findByRole('group', { name: 'Keys' })).toBeVisible();
    expect(opened).toHaveLength(2);
  });
});
