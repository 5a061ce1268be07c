import { useEffect, useRef, useState } from 'react';
import { failureText } from '@vez/shared/api-error';
import { useApi } from '@vez/shared/bridge';
import { randomId } from '@vez/shared/http';
import { writeEndOf } from '@vez/shared/remote/write';
import { useKeyDown } from '../../components/use-keys';
import { useMachine } from '../../components/use-machine';
import {
  counterMachine,
  openCounterScreen,
  type CounterPanel,
  type Pressed,
  type Undo,
} from '../../model/counter-machine';
import {
  COUNTER_KEYS,
  counterKeyOf,
  meaningOf,
  type Act,
  type CounterKey,
  type Situation,
  type Write,
} from '../../model/counter-keys';
import { nextOf, queueOf, type CounterPlace, type ServedQueue } from '../../model/counter-place';
import type { Desk, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { subjectOf, useActs, type About, type Outcome } from './use-acts';

interface Shown {
  self: StaffSelf;
  place: CounterPlace;
  desk: Desk;
  isCutOff: boolean;
  /** When the desk was last read, in milliseconds since 1970. */
  readAt: number;
  /** By how many ms the server's clock is ahead of this one. */
  ahead: number;
  readAgain(): Promise<unknown>;
}

/** Looks up how an act ended whose answer was lost, each time the desk could be read again. */
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

function aboutOf({ self, place, desk, ahead }: Shown, chosen: string | undefined): About {
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
  more: Pick<Situation, 'isCutOff' | 'isBusy' | 'hasNext' | 'isChosen' | 'isQueuePaused'>,
): Situation {
  const who = current === null ? 'none' : current.state === 'serving' ? 'serving' : 'called';
  return { current: who, isPaused, parked: parked.length, ...more };
}

/** The ticket or the queue that an act changes, as staff name it; empty if there is none. */
function subjectName(act: Write, about: About): string {
  if (act === 'pauseQueue' || act === 'resumeQueue') return about.queue.name;
  if (act === 'unpark') return about.parked?.jettonCode ?? '';
  return (subjectOf(about) ?? (act === 'next' ? about.next : undefined))?.jettonCode ?? '';
}

const isPanel = (act: Act): act is CounterPanel =>
  act === 'transfer' || act === 'history' || act === 'cancel';

/** The state of a counter, and how an act is sent: once, with keys of its own. */
function useSending(readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const [state, dispatch] = useMachine(counterMachine, () => openCounterScreen);
  const [key, setKey] = useState('');

  async function showNow() {
    await readAgain();
    dispatch({ type: 'read' });
  }

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
    await showNow();
  }

  const lookedUp = (isDone: boolean) => {
    dispatch({ type: 'lookedUp', isDone });
    void showNow();
  };
  return { state, dispatch, key, send, lookedUp };
}

/** A counter's state, its keys, and its acts: each is sent once, whatever is pressed meanwhile. */
export function useCounter(shown: Shown) {
  const { place, desk, isCutOff, readAt, readAgain } = shown;
  const { perform, takeBack } = useActs(place);
  const { state, dispatch, key, send, lookedUp } = useSending(readAgain);
  const about = aboutOf(shown, state.chosen);
  const situation = situationOf(desk, {
    isCutOff,
    isBusy: state.step !== 'ready',
    hasNext: about.next !== undefined,
    isChosen: about.isChosen,
    isQueuePaused: about.queue.paused !== undefined,
  });
  /** Of the panel that is open: its key, pressed once more, does what it asks. */
  const form = useRef<HTMLFormElement>(null);

  function act(what: Write, more: Partial<About> = {}) {
    const full = { ...about, ...more };
    return send({ act: what, of: subjectName(what, full) }, (keyOf) => perform(what, full, keyOf));
  }

  function press(pressed: CounterKey) {
    const meaning = meaningOf(pressed, situation);
    if ('obstacle' in meaning) {
      if (meaning.obstacle !== 'busy') dispatch({ type: 'impossible', obstacle: meaning.obstacle });
      return;
    }
    if (!isPanel(meaning.act)) return void act(meaning.act);
    if (state.panel !== meaning.act) return void dispatch({ type: 'opened', panel: meaning.act });
    if (form.current === null) close();
    else form.current.requestSubmit();
  }

  function close() {
    if (state.panel !== undefined) dispatch({ type: 'opened', panel: undefined });
  }

  useLookUp(state.step === 'unconfirmed', key, readAt, lookedUp);
  useCounterKeys(press, close);

  return {
    state,
    situation,
    about,
    press,
    meanings: COUNTER_KEYS.map((one) => ({ key: one, ...meaningOf(one, situation) })),
    choose: (ticketId: string | undefined) => dispatch({ type: 'chosen', ticketId }),
    form,
    subject: subjectOf(about),
    close,
    resumeQueue: (queue: ServedQueue) => {
      if (!isCutOff) void act('resumeQueue', { queue });
    },
    transferTo: (target: About['target']) => void act('transfer', { target }),
    cancel: (note: string) => void act('cancel', { note }),
    takeBack: (undo: Undo, of: string) =>
      void send({ act: undo.of === 'missed' ? 'recall' : 'reopen', of, undo }, (keyOf) =>
        takeBack(undo, keyOf),
      ),
  };
}

export type CounterControls = ReturnType<typeof useCounter>;
