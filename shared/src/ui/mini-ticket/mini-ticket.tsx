import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { PlainLink } from '../link/link';
import { codeSize } from '../ticket/code-size';
import { figures, media, token, type } from '../theme';

export type MiniTicketTone = 'current' | 'called' | 'finished';

const NOTCH = token.size(7);
const STUB = token.size(104);
const NARROW_STUB = token.size(88);
/** As large as `type.heading`, inside the narrow stub. */
const MAIN_SIZE = 28;
const MAIN_ROOM = token.size(74);

const cut = (x: string) =>
  `radial-gradient(circle ${NOTCH} at ${x} 0,transparent 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle ${NOTCH} at ${x} 100%,transparent 98%,#000) 0 100%/100% 51% no-repeat`;

const tones = {
  current: css``,
  called: css`
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
    --support: ${token.color.onPrimary};
    --dots: ${token.color.onPrimary};
  `,
  finished: css`
    color: ${token.color.ink3};
    --support: ${token.color.ink3};
    --dots: ${token.color.line};
  `,
};

const Holder = styled.article`
  filter: var(--mini-ticket-shadow);
`;

const Paper = styled.div<{ $tone: MiniTicketTone }>`
  --support: ${token.color.ink2};
  --dots: ${token.color.lineStrong};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  min-height: ${token.size(104)};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.ink};
  -webkit-mask: ${cut(STUB)};
  mask: ${cut(STUB)};
  ${media.narrow} {
    -webkit-mask: ${cut(NARROW_STUB)};
    mask: ${cut(NARROW_STUB)};
  }
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Stub = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${STUB};
  padding: ${token.space[3]} ${token.space[2]};
  text-align: center;
  &::after {
    content: '';
    position: absolute;
    top: ${token.size(10)};
    right: ${token.size(-1)};
    bottom: ${token.size(10)};
    border-right: ${token.size(2)} dotted var(--dots);
  }
  ${media.narrow} {
    width: ${NARROW_STUB};
  }
`;
const StubNote = styled.span`
  ${type.meta}
  color: var(--support);
`;
const StubMain = styled.span<{ $size: string }>`
  ${type.heading}
  ${figures}
  font-size: ${({ $size }) => $size};
  font-weight: ${token.weight.bold};
  line-height: 1.25;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
const Words = styled.div`
  flex: 1 1 ${token.size(150)};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${token.space[3]} ${token.space[4]};
`;
/** A figure in `b` is what counts in it; what is over is as quiet as its support. */
const Title = styled.p<{ $tone: MiniTicketTone }>`
  ${({ $tone }) => ($tone === 'finished' ? type.body : type.section)}
  ${figures}
  font-weight: ${({ $tone }) => ($tone === 'finished' ? token.weight.regular : token.weight.bold)};
  &:has(b) {
    font-weight: ${token.weight.regular};
  }
  b {
    ${type.title}
    font-weight: ${token.weight.bold};
  }
`;
const Line = styled.p`
  ${type.support}
  color: var(--support);
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[1]};
`;
/** Stretches over the whole ticket, so that all of it takes the tap. */
const Whole = styled(PlainLink)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid currentColor;
      outline-offset: -5px;
    }
  }
`;
/** Above the stretched link. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: flex-start;
  padding: ${token.space[1]} ${token.space[1]} 0 0;
`;

export interface MiniTicketProps {
  /** The stub: the ticket's number, or the day of a booking. */
  stub: { main: ReactNode; above?: ReactNode; below?: ReactNode };
  /** `called` is solid primary, `finished` is grey and leads nowhere unless it has an address. */
  tone?: MiniTicketTone;
  /** Its state as a Badge. */
  badge?: ReactNode;
  /** The first thing to know: “4 people ahead”, the time, “go to counter 3”. */
  title: ReactNode;
  /** Service, place. */
  lines?: readonly ReactNode[];
  href?: string;
  /** Buttons at its right, such as a favourite's star. */
  actions?: ReactNode;
}

/** A ticket or booking in a list. */
export function MiniTicket({
  stub,
  tone = 'current',
  badge,
  title,
  lines = [],
  href,
  actions,
}: MiniTicketProps) {
  const id = useId();
  return (
    <Holder>
      <Paper $tone={tone}>
        <Stub>
          {stub.above && <StubNote>{stub.above}</StubNote>}
          <StubMain id={`${id}-stub`} $size={codeSize(stub.main, MAIN_SIZE, MAIN_ROOM, 9)}>
            {stub.main}
          </StubMain>
          {stub.below && <StubNote>{stub.below}</StubNote>}
        </Stub>
        <Words>
          {badge && <Marks>{badge}</Marks>}
          <Title $tone={tone} id={`${id}-title`}>
            {href === undefined ? (
              title
            ) : (
              // The label distinguishes two tickets with four people ahead each.
              <Whole href={href} aria-labelledby={`${id}-stub ${id}-title ${id}-line`}>
                {title}
              </Whole>
            )}
          </Title>
          {lines.map((line, index) => (
            <Line key={index} id={index === 0 ? `${id}-line` : undefined}>
              {line}
            </Line>
          ))}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Paper>
    </Holder>
  );
}
