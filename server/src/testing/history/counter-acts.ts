import type { TestPoint } from '../service-point';
import type { TestServer } from '../test-server';
import type { CounterAct } from './acts';
import { move, setPriority, undoCheckIn } from './found-acts';
import { hasAnother, inProgress, isInTime, pick, type Model, type TicketView } from './model';
import { numberOf } from './person-acts';

/** A queue and its counters, with the city and the model. */
export interface Hall {
  city: TestServer;
  at: { serviceId: number; locationId: number };
  model: Model;
}

const isTold = ({ owner }: TicketView) => owner !== undefined;

async function callNext({ city, at, model }: Hall, counter: string) {
  const as = city.counterSystem;
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

/** Calls a person again who is being called, or was absent. */
async function recall({ city, model }: Hall, ticket: TicketView, counter: string) {
  const as = city.counterSystem;
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

async function finish({ city, model }: Hall, ticket: TicketView, how: 'treated' | 'absent') {
  const as = city.counterSystem;
  await city.call(how === 'treated' ? 'markTreated' : 'markAbsent', { ticketId: ticket.id }, { as });
  ticket.progress = how;
  if (how === 'absent' && isTold(ticket)) model.messages.absent += 1;
}

async function walkIn({ city, at, model }: Hall, isFirst: boolean) {
  const as = city.counterSystem;
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

async function setOpen({ city, at, model }: Hall, open: boolean) {
  const as = city.counterSystem;
  await city.call('setQuota', { ...at, quota: 1_000, open }, { as });
  await city.tellQueues();
  if (model.isOpen && !open) model.messages.closed += inProgress(model, 'waiting').filter(isTold).length;
  model.isOpen = open;
}

/** The acts of counters at a queue; each returns what the model then learns from it. */
export function countersOf(city: TestServer, { serviceId, locationId }: TestPoint, model: Model) {
  const hall: Hall = { city, at: { serviceId, locationId }, model };

  return {
    callNext: (counter: string) => callNext(hall, counter),
    /** Any act except calling the next person. */
    async act(act: Exclude<CounterAct, { do: 'callNext' }>) {
      switch (act.do) {
        case 'walkIn':
          return walkIn(hall, act.isFirst);
        case 'open':
        case 'close':
          return setOpen(hall, act.do === 'open');
        case 'treated':
        case 'absent': {
          const ticket = pick(inProgress(hall.model, 'called'), act.which);
          return ticket && finish(hall, ticket, act.do);
        }
        case 'setPriority':
          return setPriority(hall, act);
        case 'undoCheckIn':
          return undoCheckIn(hall, act);
        case 'move':
          return move(hall, act);
        case 'recall':
        case 'recallAbsent': {
          const ticket = pick(inProgress(hall.model, act.do === 'recall' ? 'called' : 'absent'), act.which);
          return ticket && recall(hall, ticket, act.counter);
        }
      }
    },
  };
}
