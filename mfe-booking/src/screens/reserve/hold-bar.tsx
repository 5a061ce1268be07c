import { Hourglass } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useBridge, useCityClock } from '@vez/shared/bridge';
import { Button, figures, Icon, token, type, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { timeLeft } from './time-left';
import { useReserve } from './reserve-context';

const WARN_SECONDS = 60;
export const isNearEnd = (secondsLeft: number): boolean => secondsLeft > 0 && secondsLeft <= WARN_SECONDS;

const Bar = styled.div<{ $isNear: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${({ $isNear }) => ($isNear ? token.color.amber : token.color.soft)};
  color: ${({ $isNear }) => ($isNear ? token.color.amberInk : token.color.softInk)};
`;
const Words = styled.span`
  flex: 1;
  ${type.support}
`;
const Clock = styled.span`
  ${type.title}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const Small = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[1]};
  ${figures}
  color: ${token.color.softInk};
  font-weight: ${token.weight.bold};
`;
const Announced = styled.span`
  ${visuallyHidden}
`;

/** How long the chosen time is kept; in its last minute it says so and offers more time (BOK-32). */
export function HoldBar() {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  const { state, secondsLeft, client } = useReserve();
  const isNear = isNearEnd(secondsLeft);
  const { feedback } = useBridge();
  const renew = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    const hold = await client.renew();
    if (hold === undefined) return;
    feedback.toast(t('hold.extended', { time: formatClock(hold.expiresAt) }), 'success');
    // The button that was pressed is gone.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const isRenewable = state.hold.at === 'held' && state.hold.hold.renewable;
  return (
    <Bar $isNear={isNear}>
      <Words>{t(isNear ? 'hold.soon' : 'hold.kept')}</Words>
      <Clock role="timer" aria-label={t('hold.left')}>
        {timeLeft(secondsLeft, t)}
      </Clock>
      {isNear && isRenewable && (
        <Button kind="quiet" fit onClick={(event) => void renew(event)}>
          {t('hold.more')}
        </Button>
      )}
      <Announced role="alert">{isNear ? t('hold.soon') : ''}</Announced>
    </Bar>
  );
}

/** The same in the line above the button of a phone, which has it in sight all the time. */
export function HoldClock() {
  const { t } = useTexts();
  const { secondsLeft } = useReserve();
  return (
    <Small role="timer" aria-label={t('hold.left')}>
      <Icon of={Hourglass} size={16} />
      {timeLeft(secondsLeft, t)}
    </Small>
  );
}
