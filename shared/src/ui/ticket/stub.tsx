import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, token, type } from '../theme';

const Plate = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: min(max(${token.size(216)}, 200px), 100vw - ${token.size(48)});
  height: min(max(${token.size(216)}, 200px), 100vw - ${token.size(48)});
  margin: 0 auto ${token.space[3]};
  padding: ${token.size(18)};
  border-radius: ${token.radius.control};
  background: #fff;
  color: #14202b;
  forced-color-adjust: none;
  & > * {
    width: 100%;
    height: 100%;
  }
`;
const Caption = styled.p`
  text-align: center;
`;
const Note = styled.p`
  ${type.support}
  ${figures}
  color: ${token.color.ink2};
  text-align: center;
`;

interface TicketCodeProps {
  /** The drawn QR code, dark on transparent: it fills a white plate, in the dark too. */
  children: ReactNode;
  caption?: ReactNode;
  note?: ReactNode;
}

/** The QR code on the stub: at least 200 px with its quiet zone, dark on white in every theme. */
export function TicketCode({ children, caption, note }: TicketCodeProps) {
  return (
    <>
      <Plate>{children}</Plate>
      {caption && <Caption>{caption}</Caption>}
      {note && <Note>{note}</Note>}
    </>
  );
}
