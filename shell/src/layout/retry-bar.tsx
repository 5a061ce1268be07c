import styled from 'styled-components';
import { useSecondsLeft } from '@vez/shared/deadline';
import type { Retry } from '@vez/shared/http';
import { Button, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Bar = styled.div`
  position: fixed;
  inset: auto ${token.space[4]} ${token.size(152)};
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  max-width: ${token.size(480)};
  margin: 0 auto;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.lifted};
  > p {
    flex: 1;
  }
`;

function Countdown({ at, cancel }: Retry) {
  const { t } = useTexts();
  const seconds = useSecondsLeft(at);
  return (
    <Bar>
      <p>
        <span role="status">{t('retry.noAnswer')}</span>{' '}
        <span role="timer">{t('retry.in', { seconds })}</span>
      </p>
      <Button kind="outline" fit onClick={cancel}>
        {t('retry.stop')}
      </Button>
    </Bar>
  );
}

/** Counts down to the next attempt of a write, with a button to stop waiting (decision 95). */
export function RetryBar() {
  const [retry] = useStore(useShell().retries);
  return retry === undefined ? null : <Countdown key={retry.at} {...retry} />;
}
