import { ChevronRight, Info, type LucideIcon } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import { PlainLink } from '../link/link';
import { cardSetColor, figures, media, onLargePhone, token, type, type CardSet } from '../theme';

/** Rows in one card, with hairlines between them; in two columns if the container sets `--list-columns: 2`. */
export const RowList = styled.ul.attrs({ role: 'list' })`
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  columns: var(--list-columns, auto);
  column-gap: 0;
  column-rule: 1px solid ${token.color.line};
  & > li {
    break-inside: avoid;
  }
  & > li:only-child {
    column-span: all;
  }
  & > li + li::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 ${token.space[4]};
    background: ${token.color.line};
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  width: 100%;
  min-height: ${token.size(64)};
  padding: ${token.size(10)} ${token.space[4]};
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  color: ${token.color.ink};
  text-align: start;
  text-decoration: none;
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token.color.sunken};
    }
  }
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;

const RowLink = styled(PlainLink)`
  ${row}
`;
const RowButton = styled.button`
  ${row}
  cursor: pointer;
`;

const TILE = `min(${token.size(44)}, 56px)`;
const RANK = token.size(24);

const Tile = styled.span<{ $set: CardSet }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${TILE};
  height: ${TILE};
  border-radius: ${token.radius.control};
  background: ${({ $set }) => cardSetColor($set).background};
  color: ${({ $set }) => cardSetColor($set).icon};
`;

const Rank = styled.span`
  flex: none;
  width: ${RANK};
  ${type.section}
  ${figures}
  font-weight: ${token.weight.bold};
  color: ${token.color.primary};
  text-align: center;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  ${onLargePhone('flex-basis:75%;')}
`;
const Main = styled.span<{ $bold: boolean }>`
  display: block;
  ${type.body}
  line-height: ${token.size(24)};
  font-weight: ${({ $bold }) => ($bold ? token.weight.bold : token.weight.regular)};
`;
const Support = styled.span`
  display: block;
  ${type.support}
  color: ${token.color.ink2};
  [aria-disabled='true'] & {
    color: ${token.color.ink3};
  }
`;
/** Below all of the row but the drawing: a phone has no room to lose beside a chevron. */
const Marks = styled.span<{ $after?: string }>`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  ${({ $after }) => $after && `padding-inline-start:calc(${$after} + ${token.space[3]});`}
  ${onLargePhone('padding-inline-start:0;')}
`;
const Chevron = styled.span`
  display: flex;
  ${onLargePhone('display:none;')}
  color: ${token.color.ink2};
`;
const Reason = styled.span`
  display: flex;
  gap: ${token.space[2]};
  padding: 0 ${token.space[4]} ${token.space[3]};
  ${type.support}
  color: ${token.color.ink};
`;

interface ListRowProps {
  title: ReactNode;
  support?: ReactNode;
  /** Badges, below the words. */
  badge?: ReactNode;
  icon?: LucideIcon;
  iconSet?: CardSet;
  /** Its place in an order: 1, 2, 3. */
  rank?: number;
  bold?: boolean;
  /** Leads somewhere … */
  href?: string;
  /** … or does something. */
  onClick?: () => void;
  /** Off, and why: said below the row. */
  disabledReason?: ReactNode;
  /** Instead of the chevron. */
  trailing?: ReactNode;
}

/** A row of a list, at least 64 high, all of it a link or a button. Stands in a `li` of `RowList`. */
export function ListRow(props: ListRowProps) {
  const { title, support, badge, icon, iconSet = 'teal', rank, bold = false, href, onClick } = props;
  const reasonId = useId();
  const off = props.disabledReason !== undefined && props.disabledReason !== null;
  const content = (
    <>
      {rank !== undefined && <Rank>{rank}</Rank>}
      {icon && (
        <Tile $set={iconSet}>
          <Icon of={icon} />
        </Tile>
      )}
      <Words>
        <Main $bold={bold}>{title}</Main>
        {support && <Support>{support}</Support>}
      </Words>
      {props.trailing ??
        (!off && (
          <Chevron>
            <Icon of={ChevronRight} size={20} />
          </Chevron>
        ))}
      {badge && <Marks $after={icon ? TILE : rank === undefined ? undefined : RANK}>{badge}</Marks>}
    </>
  );
  if (off) {
    return (
      <>
        <RowButton
          type="button"
          aria-disabled="true"
          aria-describedby={reasonId}
          onClick={(event: MouseEvent) => event.preventDefault()}
        >
          {content}
        </RowButton>
        <Reason id={reasonId}>
          <Icon of={Info} size={20} />
          <span>{props.disabledReason}</span>
        </Reason>
      </>
    );
  }
  if (href !== undefined) {
    return (
      <RowLink href={href} onClick={onClick}>
        {content}
      </RowLink>
    );
  }
  return (
    <RowButton type="button" onClick={onClick}>
      {content}
    </RowButton>
  );
}
