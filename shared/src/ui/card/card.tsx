import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { PlainLink } from '../link/link';
import { cardSetColor, media, token, type, type CardSet } from '../theme';

/**
 * A surface that holds one thing. `$flush` leaves out the padding, for rows that bring their own; `$stacked`
 * sets what is in it apart, for forms.
 */
export const Card = styled.div<{ $flush?: boolean; $lifted?: boolean; $stacked?: boolean }>`
  ${({ $stacked }) => $stacked && `display:grid;grid-template-columns:minmax(0,1fr);gap:${token.space[4]};`}
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${({ $lifted }) => ($lifted ? token.elevation.lifted : token.elevation.card)};
  padding: ${({ $flush }) => ($flush ? 0 : token.space[4])};
  overflow-wrap: anywhere;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** What a card is about. */
export const CardTitle = styled.h2`
  ${type.section}
  font-weight: ${token.weight.bold};
`;

/** Cards side by side: two on a phone, four at a desk, fewer where large text needs the room. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${token.size(130)}, 50% - ${token.space[3]})), 1fr)
  );
  gap: ${token.space[3]};
  & > li {
    display: flex;
  }
  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(max(${token.size(130)}, 25% - ${token.space[3]}), 1fr));
  }
`;

const Coloured = styled(PlainLink)<{ $set: CardSet }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: ${token.size(128)};
  padding: ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${({ $set }) => cardSetColor($set).background};
  color: ${({ $set }) => cardSetColor($set).ink};
  text-decoration: none;
  ${media.narrow} {
    padding: ${token.space[3]};
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }
  ${media.forcedColors} {
    border: 1px solid LinkText;
  }
`;

const Drawing = styled.span<{ $set: CardSet }>`
  display: flex;
  margin-bottom: ${token.space[2]};
  color: ${({ $set }) => cardSetColor($set).icon};
`;

const Name = styled.strong`
  flex: 1;
  overflow-wrap: anywhere;
  ${type.body}
  line-height: ${token.size(24)};
  font-weight: ${token.weight.bold};
`;

const Below = styled.span`
  margin-top: ${token.space[2]};
  ${type.meta}
`;
const State = styled(Below)`
  position: relative;
  padding-top: ${token.space[2]};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 1px;
    background: currentColor;
    opacity: 0.18;
  }
`;

interface ServiceCardProps {
  href: string;
  set: CardSet;
  icon: LucideIcon;
  name: ReactNode;
  office?: ReactNode;
  /** The current state of the service. */
  state?: ReactNode;
  onClick?: () => void;
}

/** A service in one of the four colour sets: `set={cardSet(index)}`. */
export function ServiceCard({ href, set, icon, name, office, state, onClick }: ServiceCardProps) {
  return (
    <Coloured href={href} $set={set} onClick={onClick}>
      <Drawing $set={set}>
        <Icon of={icon} size={28} />
      </Drawing>
      <Name>{name}</Name>
      {office && <Below>{office}</Below>}
      {state && <State>{state}</State>}
    </Coloured>
  );
}
