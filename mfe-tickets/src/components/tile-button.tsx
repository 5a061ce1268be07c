import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Card, Icon, media, token, type } from '@vez/shared/ui';

/** Small things to do with what stands above, side by side. */
export const Tiles = styled(Card).attrs({ $flush: true })`
  display: flex;
  flex-wrap: wrap;
  padding: ${token.space[2]};
  & > * {
    flex: 1 1 30%;
  }
  /* Four fit into one row, where three and one would look torn. */
  & > :first-child:nth-last-child(4),
  & > :first-child:nth-last-child(4) ~ * {
    flex-basis: 22%;
  }
`;

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.size(64)};
  padding: ${token.space[2]} ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.ink};
  ${type.meta}
  font-weight: ${token.weight.medium};
  text-align: center;
  cursor: pointer;
  & > :first-child {
    color: ${token.color.primary};
  }
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: default;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token.color.sunken};
    }
  }
`;

interface TileButtonProps {
  icon: LucideIcon;
  children: string;
  /** It is on: the drawing is solid. */
  filled?: boolean;
  busy?: boolean;
  onClick(): void;
}

/** A drawing above its word, for what is done now and then. */
export function TileButton({ icon, children, filled, busy = false, onClick }: TileButtonProps) {
  return (
    <Tile type="button" aria-disabled={busy || undefined} onClick={() => !busy && onClick()}>
      <Icon of={icon} filled={filled} />
      {children}
    </Tile>
  );
}
