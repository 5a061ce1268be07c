import styled, { css } from 'styled-components';
import { media, token } from '../theme';

const NOTCH = token.size(10);
const TOOTH = token.size(4.5);
const TEETH_EVERY = token.size(14);

interface Shape {
  /** At a desk the stub is at the right instead of below. */
  $across?: boolean | undefined;
}

/** The paper's shadow follows its cut edge, so it is cast from outside the mask. */
export const Paper = styled.article<Shape>`
  filter: var(--ticket-shadow);
  ${media.wide} {
    ${({ $across }) => $across && `display:grid;grid-template-columns:minmax(0,424fr) minmax(0,256fr);`}
  }
`;

const mask = (layers: string) => `-webkit-mask:${layers};mask:${layers};`;

/** The main part: its lower corners are cut by half of each notch. */
export const TicketMain = styled.div<Shape>`
  position: relative;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.color.surface};
  overflow: hidden;
  ${mask(
    `radial-gradient(circle ${NOTCH} at 0 100%,transparent 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle ${NOTCH} at 100% 100%,transparent 98%,#000) 100% 0/51% 100% no-repeat`,
  )}
  ${media.wide} {
    ${({ $across }) =>
      $across &&
      `border-radius:${token.radius.card} 0 0 ${token.radius.card};${mask(
        `radial-gradient(circle ${NOTCH} at 100% 0,transparent 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle ${NOTCH} at 100% 100%,transparent 98%,#000) 0 100%/100% 51% no-repeat`,
      )}`}
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const stubMask = css`
  ${mask(
    `radial-gradient(circle ${NOTCH} at 0 0,transparent 98%,#000) 0 0/51% calc(100% - ${TOOTH}) no-repeat,radial-gradient(circle ${NOTCH} at 100% 0,transparent 98%,#000) 100% 0/51% calc(100% - ${TOOTH}) no-repeat,radial-gradient(circle ${TOOTH} at 50% 100%,transparent 96%,#000) 50% 100%/${TEETH_EVERY} ${token.size(5)} repeat-x`,
  )}
`;

/** At the right of the perforation, with the corners of the ticket. */
const stubAtSide = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  border-radius: 0 ${token.radius.card} ${token.radius.card} 0;
  ${mask(
    `radial-gradient(circle ${NOTCH} at 0 0,transparent 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle ${NOTCH} at 0 100%,transparent 98%,#000) 0 100%/100% 51% no-repeat`,
  )}
  &::before {
    top: ${token.size(20)};
    right: auto;
    bottom: ${token.size(20)};
    left: ${token.size(-1)};
    width: ${token.size(3)};
    height: auto;
    background: radial-gradient(
        circle at 50% 50%,
        ${token.color.lineStrong} ${token.size(1.3)},
        transparent ${token.size(1.5)}
      )
      0 0 / 100% ${token.size(9)} repeat-y;
  }
`;

/** The stub below the perforation, torn off at its foot. */
export const TicketStub = styled.div<Shape>`
  position: relative;
  padding: ${token.space[5]} ${token.space[4]} ${token.space[6]};
  background: ${token.color.surface};
  ${stubMask}
  &::before {
    content: '';
    position: absolute;
    top: ${token.size(-1)};
    right: ${token.size(20)};
    left: ${token.size(20)};
    height: ${token.size(3)};
    background: radial-gradient(
        circle at 50% 50%,
        ${token.color.lineStrong} ${token.size(1.3)},
        transparent ${token.size(1.5)}
      )
      0 0 / ${token.size(9)} 100% repeat-x;
  }
  ${media.wide} {
    ${({ $across }) => $across && stubAtSide}
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    border-top-style: dashed;
  }
`;
