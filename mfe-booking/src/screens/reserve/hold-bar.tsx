import { Hourglass } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useBridge, useCityClock } from '@vez/shared/bridge';
import { Button, figures, Icon, token, type, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReservationContext } from './use-reservation';

const WARN_SECONDS = 60;
const SECONDS_PER_MINUTE = 60;
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
const Large = styled.span`
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

/** The time left, such as “9 min 58 s”: 09:58 would read as a time of day. */
export function HoldTimer({ small = false }: { small?: boolean }) {
  const { t } = useTexts();
  const { secondsLeft } = useReservationContext();
  const minutes = Math.floor(secondsLeft / SECONDS_PER_MINUTE);
  const seconds = secondsLeft % SECONDS_PER_MINUTE;
  const Text = small ? Small : Large;
  return (
    <Text role="timer" aria-label={t('hold.left')}>
      {small && <Icon of={Hourglass} size={16} />}
      {minutes === 0 ? t('hold.seconds', { seconds }) : t('hold.minutes', { minutes, seconds })}
    </Text>
  );
}

/** How long the chosen time is held; in the last minute it warns and offers more time (BOK-32). */
export function HoldBar() {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  const { state, secondsLeft, client } = useReservationContext();
  const isNear = isNearEnd(secondsLeft);
  const { feedback } = useBridge();
  const renew = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    const hold = await client.renew();
    if (hold === undefined) return;
    feedback.toast(t('hold.extended', { time: formatClock(hold.expiresAt) }), 'success');
    // The renew button, which had the focus, is removed.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const isRenewable = state.hold.status === 'held' && state.hold.hold.renewable;
  return (
    <Bar $isNear={isNear}>
      <Words>{t(isNear ? 'hold.soon' : 'hold.kept')}</Words>
      <HoldTimer />
      {isNear && isRenewable && (
        <Button kind="quiet" fit onClick={(event) => void renew(event)}>
          {t('hold.more')}
        </Button>
      )}
      <Announced role="alert">{isNear ? t('hold.soon') : ''}</Announced>
    </Bar>
  );
}
