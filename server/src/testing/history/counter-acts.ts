import type { TestPoint } from '../service-point';
import type { TestServer } from '../test-server';
import type { CounterAct } from './acts';
import { hasAnother, inProgress, isInTime, pick, type Model, type TicketView } from './model';
import { numberOf } from './person-acts';

/** What the counters do at a queue; each tells afterwards what the model learns from it. */
export function countersOf(city: TestServer, { serviceId, locationId }: TestPoint, model: Model) {
  const at = { serviceId, locationId };
  const as = city.counterSystem;
  const isTold = ({ owner }: TicketView) => owner !== undefined;

  async function callNext(counter: string) {
    const { called } = await city.call('callNext', { ...at, counter }, { as });
    return {
      ticketId: called?.ticketId,
      note() {
        if (called === null) return;
        const ticket = model.tickets.get(called.ticketId)!;
        Object.assign(ticket, { progress: 'called', counter, calledAt: city.clock.now() });
        if (isTold(ticket)) model.messages.called += 1;
      },
    };
  }

  /** Whoever is being called, or was called in vain. */
  async function recall(ticket: TicketView, counter: string) {
    const answer = await city.send('recall', { ticketId: ticket.id, counter }, { as });
    const now = city.clock.now();
    const isMissed = ticket.progress === 'absent';
    const isLate = isMissed && !isInTime(ticket, now);
    const hasNewer = isMissed && ticket.place === undefined && hasAnother(model, ticket);
    const expected = isLate || hasNewer ? 409 : 200;
    if (answer.statusCode !== expected) throw new Error(`Calling again answered ${answer.body}`);
    if (answer.statusCode !== 200) return;
    if (isTold(ticket) && ticket.counter !== counter) model.messages.otherCounter += 1;
    Object.assign(ticket, { progress: 'called', counter, calledAt: now });
  }

  async function finish(ticket: TicketView, how: 'treated' | 'absent') {
    await city.call(how === 'treated' ? 'markTreated' : 'markAbsent', { ticketId: ticket.id }, { as });
    ticket.progress = how;
    if (how === 'absent' && isTold(ticket)) model.messages.absent += 1;
  }

  async function walkIn(isFirst: boolean) {
    const answer = await city.send('walkIn', { ...at, priority: isFirst }, { as });
    if (answer.statusCode !== (model.isOpen ? 200 : 409)) throw new Error(`A kiosk was told ${answer.body}`);
    if (answer.statusCode !== 200) return;
    type Given = { ticketId: string; jettonCode: string; qrcodeContent: string };
    const { ticketId: id, jettonCode, qrcodeContent: qrcode } = answer.json<Given>();
    model.tickets.set(id, {
      ...{ id, number: numberOf(jettonCode), qrcode, takenAt: city.clock.now(), progress: 'waiting' },
      ...{ isFirst, isHere: true, counter: '' },
    });
  }

  async function setOpen(open: boolean) {
    await city.call('setQuota', { ...at, quota: 1_000, open }, { as });
    await city.tellQueues();
    if (model.isOpen && !open) model.messages.closed += inProgress(model, 'waiting').filter(isTold).length;
    model.isOpen = open;
  }

  return {
    callNext,
    /** Whatever it is but calling the next. */
    async act(act: Exclude<CounterAct, { do: 'callNext' }>) {
      switch (act.do) {
        case 'walkIn':
          return walkIn(act.isFirst);
        case 'open':
        case 'close':
          return setOpen(act.do === 'open');
        case 'treated':
        case 'absent': {
          const ticket = pick(inProgress(model, 'called'), act.which);
          return ticket && finish(ticket, act.do);
        }
        case 'recall':
        case 'recallAbsent': {
          const ticket = pick(inProgress(model, act.do === 'recall' ? 'called' : 'absent'), act.which);
          return ticket && recall(ticket, act.counter);
        }
      }
    },
  };
}
