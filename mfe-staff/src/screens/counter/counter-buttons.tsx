import { Ban, Hourglass } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { figures, Icon, token, type } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { textButton } from '../../components/text-button';
import { isRare, mainKey, type Act, type CounterKey } from '../../model/counter-keys';
import { minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Main = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  width: 100%;
  min-height: ${token.size(76)};
  padding: ${token.space[2]} ${token.space[5]};
  border: 0;
  border-radius: ${token.radius.card};
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  text-align: left;
  cursor: pointer;
  strong {
    flex: 1;
    ${type.title}
  }
  small {
    ${type.support}
    text-align: right;
  }
  b {
    padding-left: ${token.space[4]};
    box-shadow: inset 1px 0 currentColor;
    ${type.heading}
    ${figures}
    white-space: nowrap;
  }
  &[aria-disabled='true'] {
    background: ${token.color.sunken};
    color: ${token.color.ink2};
    cursor: not-allowed;
  }
`;
const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.size(6)};
`;
const Key = styled.button<{ $last: boolean }>`
  display: grid;
  flex: 1 1 ${token.size(84)};
  margin-right: ${({ $last }) => ($last ? token.size(20) : 0)};
  place-items: center;
  gap: ${token.space[1]};
  min-height: ${token.size(66)};
  padding: ${token.space[1]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.support}
  cursor: pointer;
  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${token.color.sunken};
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;
const Rare = styled(Keys)`
  justify-content: flex-end;
  button {
    ${textButton}
    color: ${token.color.primary};
    ${type.support}
  }
  button[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;
const Unconfirmed = styled.div`
  display: flex;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  strong {
    display: block;
  }
`;

/** Groups the row like the blocks of a keyboard, without the key of the filled button. */
const isLastOfBlock = (key: CounterKey, main: CounterKey) =>
  key === (main === 'F4' ? 'F3' : 'F4') || key === 'F8';

/** The current labels of acts. */
function useWordOf({ situation, context }: CounterControls) {
  const { t } = useTexts();
  return (act: Act) => {
    if (act === 'next') return t(situation.current === 'serving' ? 'act.finishAndNext' : 'act.next');
    if (act === 'unpark' && context.parked)
      return t('act.unparkOf', { number: spoken(context.parked.jettonCode) });
    return t(`act.${act}`, { queue: context.queue.name });
  };
}

/** An act whose answer was lost, while its outcome is looked up. */
function UnconfirmedAct({ counter }: { counter: CounterControls }) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const word = useWordOf(counter);
  const { step, pressed } = counter.state;
  if (step !== 'unconfirmed' || pressed === undefined) return null;
  return (
    <Unconfirmed role="alert">
      <Icon of={Hourglass} />
      <p>
        <strong>{t('unconfirmed.title', { act: word(pressed.act) })}</strong>
        {t('unconfirmed.text', { time: cityTime(new Date(pressed.at)) })}
      </p>
    </Unconfirmed>
  );
}

/** The filled button: the next step, and the person that it calls. */
function MainButton({ counter, main, now }: { counter: CounterControls; main: CounterKey; now: number }) {
  const { t } = useTexts();
  const word = useWordOf(counter);
  const { state, situation, context, meanings, press } = counter;
  const meaning = meanings.find(({ key }) => key === main)!;
  const isOff = 'obstacle' in meaning;
  const isCut = isOff && situation.isCutOff;
  const isAtWork = state.step === 'sending' || state.step === 'reading';
  const next = main === 'F2' ? context.next : undefined;
  const facts = next && [
    ...(next.time === '' ? [] : [t('free.booked', { time: next.time })]),
    ...(next.arrivedAt === null ? [] : [t('free.waits', { count: minutesSince(next.arrivedAt, now) })]),
  ];
  return (
    <Main
      type="button"
      aria-disabled={isOff || undefined}
      aria-busy={isAtWork || undefined}
      aria-keyshortcuts={main}
      onClick={() => press(main)}
    >
      {isCut ? <Icon of={Ban} size={28} /> : <KeyCap of={main} onFilled />}
      <strong>{isAtWork ? t('act.sending') : word(meaning.act)}</strong>
      {isCut && <small>{t('obstacle.cutOff')}</small>}
      {!isOff && main === 'F4' && <small>{t('act.notCome')}</small>}
      {next && (
        <>
          <small>
            {t('next')}
            <br />
            {facts?.join(' · ')}
          </small>
          <b>{spoken(next.jettonCode)}</b>
        </>
      )}
    </Main>
  );
}

/** Rare acts: a pause of the queue, the history, cancelling. */
function RareKeys({ counter }: { counter: CounterControls }) {
  const { t } = useTexts();
  const word = useWordOf(counter);
  const { meanings, press } = counter;
  return (
    <Rare role="group" aria-label={t('act.rare')}>
      {meanings
        .filter(({ key }) => isRare(key))
        .map(({ key, act, ...rest }) => (
          <button
            key={key}
            type="button"
            aria-disabled={'obstacle' in rest || undefined}
            aria-keyshortcuts={key}
            onClick={() => press(key)}
          >
            {word(act)}
            <KeyCap of={key} />
          </button>
        ))}
    </Rare>
  );
}

/** The buttons of a counter, and the unconfirmed act after a lost answer. */
export function CounterButtons({ counter, now }: { counter: CounterControls; now: number }) {
  const { t } = useTexts();
  const word = useWordOf(counter);
  const { situation, meanings, press } = counter;
  const main = mainKey(situation);
  return (
    <>
      <UnconfirmedAct counter={counter} />
      <MainButton counter={counter} main={main} now={now} />
      <Keys role="group" aria-label={t('act.keys')}>
        {meanings
          .filter(({ key }) => key !== main && !isRare(key))
          .map(({ key, act, ...rest }) => (
            <Key
              key={key}
              type="button"
              $last={isLastOfBlock(key, main)}
              aria-disabled={'obstacle' in rest || undefined}
              aria-keyshortcuts={key}
              onClick={() => press(key)}
            >
              {act === 'start' ? t('act.startShort') : act === 'next' ? t('act.next') : word(act)}
              <KeyCap of={key} />
            </Key>
          ))}
      </Keys>
      <RareKeys counter={counter} />
    </>
  );
}
