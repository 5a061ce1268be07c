import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Card, Icon, media, token, type } from '@vez/shared/ui';

const PHONE = '@media (max-width: 639.98px)';

/** A row of small actions for the part above. */
export const Tiles = styled(Card).attrs({ $flush: true })`
  display: flex;
  flex-wrap: wrap;
  padding: ${token.space[2]};
  & > * {
    flex: 1 1 22%;
  }
  ${media.desktop} {
    /* Five tiles in two rows; four and one would look uneven. */
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
  /* A long word moves its tile to the next row instead of being cut. */
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
  /** Fills the icon while the action is on. */
  filled?: boolean;
  busy?: boolean;
  /** Hides actions that are rarely used on a phone. */
  deskOnly?: boolean;
  onClick(): void;
}

/** An icon above its label, for occasional actions. */
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
