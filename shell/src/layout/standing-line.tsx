import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { cityClock } from '@vez/shared/dates';
import { Button, ButtonLink, fill, media, token, type as typography, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import type { FailureProps } from './failure-view';
import { useShell } from './shell-context';

/** Stays in view, because the buttons of the page below do nothing. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  ${typography.support}
  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  max-width: ${token.size(1104)};
  margin: 0 auto;
  padding: ${token.space[3]} ${token.space[4]};
  > p {
    flex: 1 1 ${token.size(280)};
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** Shown above a painted page whose code failed to load: the page's time, a retry and a phone number. */
export function StandingLine({ text, onRetry, phone: own, standing, isRetrying = false }: FailureProps) {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { retry, call } = useUiTexts();
  const { phone, timeZone } = useStore(bridge.deployment);
  const number = own ?? phone;
  const at = standing?.paintedAt;
  return (
    <Bar>
      <Inside>
        {/* Announced again where a retry did not help. */}
        <p key={String(isRetrying)} role={isRetrying ? 'status' : 'alert'}>
          {t(text)} {at !== undefined && t('remote.asOf', { time: cityClock(timeZone).formatClock(at) })}
        </p>
        <Ways>
          <Button kind="outline" fit busy={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
          <ButtonLink kind="outline" fit icon={Phone} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
            {fill(call, { phone: number })}
          </ButtonLink>
        </Ways>
      </Inside>
    </Bar>
  );
}
