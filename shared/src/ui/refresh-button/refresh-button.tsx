import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { fill, useUiTexts } from '../texts';
import { figures, token, type } from '../theme';
import { useRefreshLock } from './use-refresh-lock';

const Holder = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: ${token.size(4)};
  right: ${token.size(2)};
  min-width: ${token.size(18)};
  padding: 0 ${token.size(4)};
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  ${type.meta}
  ${figures}
  font-weight: ${token.weight.bold};
  text-align: center;
  pointer-events: none;
`;

const Inline = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  margin-right: ${token.room(-8)};
  padding: 0 ${token.size(8)};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.primary};
  ${type.support}
  ${figures}
  font-weight: ${token.weight.medium};
  cursor: pointer;
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;

interface RefreshButtonProps {
  onRefresh: () => void;
  /** `icon` in a bar, `inline` beside figures, `button` where it is the way out of a failure. */
  look?: 'icon' | 'inline' | 'button';
}

/** After a tap it is locked for about 5 s, and shows the seconds left small (UI-19). */
export function RefreshButton({ onRefresh, look = 'icon' }: RefreshButtonProps) {
  const texts = useUiTexts();
  const { secondsLeft, refresh } = useRefreshLock(onRefresh);
  const locked = secondsLeft > 0;
  if (look === 'button') {
    return (
      <Button icon={RotateCw} onClick={refresh} disabled={locked}>
        {locked ? fill(texts.retryIn, { seconds: secondsLeft }) : texts.retry}
      </Button>
    );
  }
  const name = locked ? fill(texts.refreshIn, { seconds: secondsLeft }) : texts.refresh;
  if (look === 'inline') {
    return (
      <Inline type="button" aria-disabled={locked || undefined} aria-label={name} onClick={refresh}>
        <Icon of={RotateCw} size={20} />
        <span>{texts.refresh}</span>
        {locked && <span>{secondsLeft}</span>}
      </Inline>
    );
  }
  return (
    <Holder>
      <IconButton icon={RotateCw} label={name} aria-disabled={locked || undefined} onClick={refresh} />
      {locked && <Count aria-hidden="true">{secondsLeft}</Count>}
    </Holder>
  );
}
