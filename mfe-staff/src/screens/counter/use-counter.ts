import { useEffect, useRef, useState } from 'react';
import { failureText } from '@vez/shared/api-error';
import { useApi } from '@vez/shared/bridge';
import { randomId } from '@vez/shared/http';
import { writeEndOf } from '@vez/shared/remote/write';
import { useKeyDown } from '../../components/use-keys';
import { useMachine } from '../../components/use-machine';
import {
  counterMachine,
  isOnChosen,
  openCounterScreen,
  type CounterPanel,
  type CounterState,
  type Pressed,
  type Undo,
} from '../../model/counter-machine';
import {
  COUNTER_KEYS,
  counterKeyOf,
  meaningOf,
  takeBackObstacleOf,
  type Act,
  type CounterKey,
  type Situation,
  type Write,
} from '../../model/counter-keys';
import { nextOf, queueOf, type CounterPlace, type ServedQueue } from '../../model/counter-place';
import { mayHavePriority, mayMove } from '../../model/appointments';
import type { NewTime } from '../../model/new-time';
import type { Desk, ParkReason, PriorityReason, StaffSelf, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import { chosenOf, subjectOf, useActs, type ActContext, type Outcome } from './use-acts';

interface CounterInput {
  self: StaffSelf;
  place: CounterPlace;
  desk: Desk;
  isCutOff: boolean;
  /** When the desk was last read, in milliseconds since 1970. */
  readAt: number;
  /** Milliseconds by which the server's clock is ahead of the local one. */
  ahead: number;
  readAgain: ReadAgain;
}

/** Reads the desk. It may be shown a moment later. */
export type ReadAgain = () => Promise<{ data: { readAt: number } | undefined }>;

/** Looks up the outcome of an act whose answer was lost, after each read of the desk. */
function useLookUp(isLost: boolean, key: string, readAt: number, onKnown: (isDone: boolean) => void) {
  const api = useApi();
  const known = useRef(onKnown);
  useEffect(() => {
    known.current = onKnown;
  });
  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    api.settleWrite({ key }).then(
      ({ outcome }) => {
        if (!isOver && outcome !== 'running') known.current(outcome === 'done');
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, isLost, key, readAt]);
}

/** Presses the key that was kept during an act, in the situation after it. */
function useKeptKey({ step, line }: CounterState, press: (key: CounterKey) => void) {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const key = step === 'ready' && line?.kind === 'kept' ? line.key : undefined;
  useEffect(() => {
    if (key !== undefined) latest.current(key);
  }, [key]);
}

/** Runs the act of each key of a counter, once for each press; Esc closes a panel. */
function useCounterKeys(press: (key: CounterKey) => void, close: () => void) {
  useKeyDown((event) => {
    if (event.key === 'Escape') close();
    const key = counterKeyOf(event);
    if (key === undefined) return;
    event.preventDefault();
    if (!event.repeat) press(key);
  });
}

function contextOf({ self, place, desk, ahead }: CounterInput, chosen: string | undefined): ActContext {
  const next = nextOf(desk, chosen);
  return {
    current: desk.current ?? undefined,
    next,
    isChosen: chosen !== undefined && next?.ticketId === chosen,
    parked: desk.parked[0],
    queue: queueOf(self, place, desk, desk.current?.serviceId ?? next?.serviceId ?? desk.queues[0]!),
    ahead,
  };
}

function situationOf(
  { current, isPaused, parked }: Desk,
  more: Omit<Situation, 'current' | 'isPaused' | 'parked'>,
): Situation {
  const who = current === null ? 'none' : current.state === 'serving' ? 'serving' : 'called';
  return { current: who, isPaused, parked: parked.length, ...more };
}

/** The ticket or the queue that an act changes, as staff name it; empty if there is none. */
function subjectName(act: Write, context: ActContext): string {
  if (act === 'pauseQueue' || act === 'resumeQueue') return context.queue.name;
  if (act === 'unpark') return context.parked?.jettonCode ?? '';
  if (act === 'priority' || act === 'move') return chosenOf(context)?.jettonCode ?? '';
  return (subjectOf(context) ?? (act === 'next' ? context.next : undefined))?.jettonCode ?? '';
}

const PANELS: readonly Act[] = ['transfer', 'history', 'cancel', 'priority', 'move', 'close'];
const isPanel = (act: Act): act is CounterPanel => PANELS.includes(act);

/** The state of a counter, and a `send` that sends each act once with its own idempotency keys. */
function useSending(readAgain: ReadAgain, readAt: number) {
  const { t } = useTexts();
  const [state, dispatch] = useMachine(counterMachine, () => openCounterScreen);
  const [key, setKey] = useState('');
  const [awaited, setAwaited] = useState<number>();

  async function refresh() {
    setAwaited(undefined);
    const { data } = await readAgain();
    setAwaited(data?.readAt ?? 0);
  }
  // Until the new desk is rendered, a key would act on the old one.
  useEffect(() => {
    if (awaited !== undefined && readAt >= awaited) dispatch({ type: 'read' });
  }, [awaited, dispatch, readAt]);

  async function send(
    what: Pick<Pressed, 'act' | 'of' | 'undo'>,
    run: (keyOf: () => string) => Promise<Outcome>,
  ) {
    if (!dispatch({ type: 'pressed', pressed: { ...what, at: Date.now() } })) return;
    try {
      const outcome = await run(() => {
        const made = randomId();
        setKey(made);
        return made;
      });
      dispatch({ type: 'done', ...outcome });
    } catch (error) {
      const end = error instanceof Error ? writeEndOf(error) : undefined;
      const words = failureText(error, t('line.notDone'));
      dispatch(
        end === 'unknown' ? { type: 'lost' } : { type: 'refused', words, mayRepeat: end === 'notDone' },
      );
    }
    await refresh();
  }

  const lookedUp = (isDone: boolean) => {
    dispatch({ type: 'lookedUp', isDone });
    void refresh();
  };
  return { state, dispatch, key, send, lookedUp };
}

/** The state, keys and acts of a counter. Each act is sent once; another key pressed meanwhile follows. */
export function useCounter(input: CounterInput) {
  const { place, desk, isCutOff, readAt, readAgain } = input;
  const { runAct, undoAct } = useActs(place);
  const { state, dispatch, key, send, lookedUp } = useSending(readAgain, readAt);
  const context = contextOf(input, state.chosen);
  const chosen = chosenOf(context);
  const situation = situationOf(desk, {
    isCutOff,
    isBusy: state.step !== 'ready',
    hasNext: context.next !== undefined,
    isChosen: context.isChosen,
    mayHavePriority: chosen !== undefined && mayHavePriority(chosen),
    mayMove: chosen !== undefined && mayMove(chosen),
    isQueuePaused: context.queue.paused !== undefined,
  });
  /** The form of the open panel. A second press of its key submits it. */
  const form = useRef<HTMLFormElement>(null);

  function act(what: Write, more: Partial<ActContext> = {}) {
    const full = { ...context, ...more };
    return send({ act: what, of: subjectName(what, full) }, (keyOf) => runAct(what, full, keyOf));
  }

  function press(pressed: CounterKey) {
    const meaning = meaningOf(pressed, situation);
    if ('obstacle' in meaning) {
      if (meaning.obstacle === 'busy') dispatch({ type: 'pressedEarly', key: pressed });
      else dispatch({ type: 'impossible', obstacle: meaning.obstacle });
      return;
    }
    if (!isPanel(meaning.act)) return void act(meaning.act);
    if (state.panel !== meaning.act) return void dispatch({ type: 'opened', panel: meaning.act });
    if (form.current === null) close();
    else form.current.requestSubmit();
  }

  function close() {
    if (state.panel !== undefined || state.line?.kind === 'kept')
      dispatch({ type: 'opened', panel: undefined });
  }

  const takeBackObstacle = takeBackObstacleOf(situation);
  useLookUp(state.step === 'unconfirmed', key, readAt, lookedUp);
  useCounterKeys(press, close);
  useKeptKey(state, press);

  return {
    state,
    situation,
    context,
    press,
    meanings: COUNTER_KEYS.map((one) => ({ key: one, ...meaningOf(one, situation) })),
    choose: (ticketId: string | undefined) => dispatch({ type: 'chosen', ticketId }),
    form,
    /** The person of the open panel. */
    subject: state.panel !== undefined && isOnChosen(state.panel) ? chosen : subjectOf(context),
    close,
    resumeQueue: (queue: ServedQueue) => {
      if (!isCutOff) void act('resumeQueue', { queue });
    },
    transferTo: (target: ActContext['target']) => void act('transfer', { target }),
    cancel: (note: string) => void act('cancel', { note }),
    setPriority: (priorityFor: PriorityReason) => void act('priority', { priorityFor }),
    move: (newTime: NewTime) => void act('move', { newTime }),
    /** Why nobody can be taken back now. */
    takeBackObstacle,
    takeBack(parked: Visit) {
      if (takeBackObstacle === undefined) void act('unpark', { parked });
      else dispatch({ type: 'impossible', obstacle: takeBackObstacle });
    },
    /** Changes the reason of a parked visit. */
    parkFor(current: Visit, parkedFor: ParkReason) {
      if (!isCutOff) void act('park', { current, parkedFor });
    },
    /** Changes the reason and the end of a break. */
    pauseFor(pause: ActContext['pause']) {
      if (!isCutOff) void act('pause', { pause });
    },
    undoAct: (undo: Undo, of: string) =>
      void send({ act: undo.of === 'missed' ? 'recall' : 'reopen', of, undo }, (keyOf) =>
        undoAct(undo, keyOf),
      ),
  };
}

export type CounterControls = ReturnType<typeof useCounter>;
