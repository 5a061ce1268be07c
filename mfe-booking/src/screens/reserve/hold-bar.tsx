import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import type { Held } from './use-hold';

const WARN_SECONDS = 60;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.soft};
  color: ${token.color.softInk};
  font-variant-numeric: tabular-nums;
`;

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  held: Held;
  onMore(): void;
  onOver(): void;
}

/** The countdown of a place that is kept: by deadline, so that it is right after sleep; warns a minute ahead. */
export function HoldBar({ held, onMore, onOver }: Props) {
  const { t } = useTexts();
  const left = () => Math.max(0, Math.ceil((Date.parse(held.expiresAt) - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 500);
    return () => clearInterval(timer);
  });
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver();
    // Told once, however often the page renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <Bar>
      <span>{t('hold.kept', { time: clock(seconds) })}</span>
      <span role="alert">{seconds <= WARN_SECONDS && seconds > 0 ? t('hold.soon') : ''}</span>
      {held.renewable && (
        <Button kind="quiet" fit onClick={onMore}>
          {t('hold.more')}
        </Button>
      )}
    </Bar>
  );
}
