import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { figures, timeLeft, token, type, useUiTexts, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../texts';

const MINUTES_SAID = [1, 5, 10];

const Left = styled.span`
  display: inline-block;
  ${type.support}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const Heard = styled.span`
  ${visuallyHidden}
`;

/** The time left, announced when it passes 10, 5 and 1 minutes. */
export function MinutesSaid({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTexts();
  const before = useRef(0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const passed = MINUTES_SAID.find(
      (minutes) => secondsLeft <= minutes * 60 && before.current > minutes * 60,
    );
    before.current = secondsLeft;
    if (passed !== undefined) setSaid(t('left.minutes', { count: passed }));
  }, [secondsLeft, t]);
  return <Heard role="status">{said}</Heard>;
}

/** A countdown, nothing once it is over. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useTexts();
  const words = useUiTexts();
  if (seconds === 0) return null;
  return <Left role="timer">{t('left.time', { left: timeLeft(words, seconds) })}</Left>;
}
