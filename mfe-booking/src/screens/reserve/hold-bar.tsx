import styled from 'styled-components';
import { Button, figures, media, token, type, visuallyHidden } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const WARN_SECONDS = 60;

/** It stays in sight while the form is scrolled, where there is room for it. */
const Bar = styled.div<{ $isNear: boolean }>`
  position: sticky;
  top: ${token.size(4)};
  z-index: 1;
  ${media.narrow} {
    position: static;
  }
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
const Told = styled.span`
  ${visuallyHidden}
`;

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  seconds: number;
  /** Left out where it was granted once. */
  onMore?: () => void;
}

/** How long the chosen time is kept; from a minute ahead it says that it is nearly over (BOK-32). */
export function HoldBar({ seconds, onMore }: Props) {
  const { t } = useTexts();
  const isNear = seconds <= WARN_SECONDS;
  return (
    <Bar $isNear={isNear}>
      <Words>{t(isNear ? 'hold.soon' : 'hold.kept')}</Words>
      <Clock role="timer" aria-label={t('hold.left')}>
        {clock(seconds)}
      </Clock>
      {onMore && (
        <Button kind="quiet" fit onClick={onMore}>
          {t('hold.more')}
        </Button>
      )}
      <Told role="alert">{isNear ? t('hold.soon') : ''}</Told>
    </Bar>
  );
}
