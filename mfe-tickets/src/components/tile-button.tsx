import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Card, Icon, media, token, type } from '@vez/shared/ui';

const PHONE = '@media (max-width: 639.98px)';

/** Small actions on the part above, side by side. */
export const Tiles = styled(Card).attrs({ $flush: true })`
  display: flex;
  flex-wrap: wrap;
  padding: ${token.space[2]};
  & > * {
    flex: 1 1 22%;
  }
  ${media.desktop} {
    /* Five in two rows, where four and one would look torn. */
    & > :first-child:nth-last-child(5),
    & > :first-child:nth-last-child(5) ~ * {
      flex-basis: 30%;
    }
  }
`;

const Tile = styled.button<{ $deskOnly: boolean }>`
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
  /* A word that has no room sends its tile into the next row, and is never cut. */
  overflow-wrap: normal;
  cursor: pointer;
  & > :first-child {
    color: ${token.color.primary};
  }
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: default;
  }
  ${({ $deskOnly }) => $deskOnly && `${PHONE}{display:none;}`}
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
  /** For what a phone is seldom asked to do. */
  deskOnly?: boolean;
  onClick(): void;
}

/** A drawing above its word, for what is done now and then. */
export function TileButton({
  icon,
  children,
  filled,
  busy = false,
  deskOnly = false,
  onClick,
}: TileButtonProps) {
  return (
    <Tile
      type="button"
      $deskOnly={deskOnly}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onClick()}
    >
      <Icon of={icon} filled={filled} />
      {children}
    </Tile>
  );
}
