import { Pause } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { PAUSE_REASONS } from '@vez/shared/domain';
import { Icon, SelectField, token, type } from '@vez/shared/ui';
import { BigNumber } from '../../components/ticket-parts';
import type { CounterPlace } from '../../model/counter-place';
import { minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import type { Desk } from '../../model/wire';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Ghost = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: ${token.size(216)};
  padding: ${token.space[4]} ${token.space[5]};
  border: 2px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  color: ${token.color.ink2};
  h1 {
    ${type.body}
    font-weight: ${token.weight.regular};
  }
`;
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[6]};
  color: ${token.color.ink};
  h2 {
    ${type.title}
  }
  p + p,
  h2 + p {
    color: ${token.color.ink2};
  }
`;
const Paused = styled(Ghost)`
  border: 0;
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  h1 {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    ${type.heading}
    font-weight: ${token.weight.bold};
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-top: ${token.space[3]};
  > * {
    flex: 1 1 ${token.size(200)};
  }
`;

/** The lengths of a break, in minutes. */
const BREAKS = [5, 10, 15, 30, 45, 60, 90];

/** The reason and the end of a break, which colleagues see. */
function Break({ counter, pause, now }: { counter: CounterControls; pause: Desk['pause']; now: number }) {
  const { t } = useTexts();
  const { reason = '', until = null } = pause ?? {};
  const kept = { reason, ...(until === null ? {} : { until }) };
  return (
    <Fields>
      <SelectField
        label={t('paused.reason')}
        value={reason}
        choices={PAUSE_REASONS.map((one) => ({
          value: one,
          label: t(one === '' ? 'paused.for.none' : `paused.for.${one}`),
        }))}
        onChange={({ target }) =>
          counter.pauseFor({ ...kept, reason: PAUSE_REASONS.find((one) => one === target.value)! })
        }
      />
      <SelectField
        label={t('paused.end')}
        placeholder={t(until === null ? 'paused.noEnd' : 'paused.otherEnd')}
        value=""
        choices={BREAKS.map((minutes) => ({
          value: String(minutes),
          label: t('paused.in', { count: minutes }),
        }))}
        onChange={({ target }) =>
          counter.pauseFor({
            reason,
            until: new Date(now + Number(target.value) * 60_000).toISOString(),
          })
        }
      />
    </Fields>
  );
}

interface Props {
  counter: CounterControls;
  desk: Desk;
  place: CounterPlace;
  now: number;
}

/** A counter without a person: the next one as the outline of a ticket. */
export function FreeCounter({ counter, desk, place, now }: Props) {
  const { t } = useTexts();
  const { formatClock } = useCityClock();
  const { next } = counter.context;
  const { until, others = 0 } = desk.pause ?? {};
  if (desk.isPaused) {
    return (
      <Paused>
        <h1>
          <Icon of={Pause} size={32} />
          {t('paused.title', { counter: place.counter })}
        </h1>
        <p>
          {[
            until && t('paused.back', { time: formatClock(until) }),
            t('paused.others', { count: others }),
            t('paused.text', { count: desk.waitingCount }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Break counter={counter} pause={desk.pause} now={now} />
      </Paused>
    );
  }
  if (next === undefined) {
    return (
      <Ghost>
        <h1>{t('free.nobody')}</h1>
        <p>{t('free.nobodyWhy')}</p>
      </Ghost>
    );
  }
  return (
    <Ghost>
      <h1>{t('next')}</h1>
      <Body>
        <BigNumber $px={[84, 96]}>{spoken(next.jettonCode)}</BigNumber>
        <div>
          <h2>{next.serviceName}</h2>
          <p>
            {[
              next.time === '' ? '' : t('free.booked', { time: next.time }),
              next.arrivedAt === null ? '' : t('free.waits', { count: minutesSince(next.arrivedAt, now) }),
            ]
              .filter(Boolean)
              .join(' · ') || t(`state.${next.state}`)}
          </p>
        </div>
      </Body>
    </Ghost>
  );
}
