import { Hourglass } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import { Button, figures, Icon, Notice, token, type, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useWaitingHold, type WaitingBooking } from './use-waiting-hold';

const WARN_SECONDS = 60;

const Line = styled.div<{ $isNear: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${({ $isNear }) => ($isNear ? token.color.amber : token.color.soft)};
  color: ${({ $isNear }) => ($isNear ? token.color.amberInk : token.color.softInk)};
  ${type.support}
`;
const Words = styled.span`
  flex: 1;
`;
const Clock = styled.span`
  ${type.body}
  ${figures}
  font-weight: ${token.weight.bold};
  white-space: nowrap;
`;
const Announced = styled.span`
  ${visuallyHidden}
`;

/** How long the booking's slot is held while the code is typed; it can be extended in the last minute (BOK-32). */
export function HoldLine({ pending }: { pending: WaitingBooking }) {
  const { t } = useTexts();
  const { feedback } = useBridge();
  const line = useRef<HTMLDivElement>(null);
  const { isOver, secondsLeft, renew } = useWaitingHold(pending, () => {
    feedback.toast(t('sms.extended'), 'success');
    // The pressed button was removed, so move the focus to the code.
    line.current?.closest('form')?.querySelector('input')?.focus();
  });
  if (isOver) {
    return (
      <Notice kind="warn" announce>
        {t('sms.notKept')}
      </Notice>
    );
  }
  if (secondsLeft === 0) return null;
  const isNear = secondsLeft <= WARN_SECONDS;
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
  return (
    <Line ref={line} $isNear={isNear}>
      <Icon of={Hourglass} size={20} />
      <Words>{t(isNear ? 'sms.keptSoon' : 'sms.kept')}</Words>
      <Clock role="timer">
        {minutes === 0 ? t('sms.seconds', { seconds }) : t('sms.minutes', { minutes, seconds })}
      </Clock>
      {isNear && renew && (
        <Button kind="quiet" fit onClick={renew}>
          {t('sms.more')}
        </Button>
      )}
      <Announced role="alert">{isNear ? t('sms.keptSoon') : ''}</Announced>
    </Line>
  );
}
