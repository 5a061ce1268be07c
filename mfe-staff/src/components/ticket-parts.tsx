import styled from 'styled-components';
import { figures, token } from '@vez/shared/ui';
import { TicketStub } from '@vez/shared/ui/ticket';

/** Aligned with the content above the perforation. */
export const Stub = styled(TicketStub)`
  padding-right: ${token.space[5]};
  padding-left: ${token.space[5]};
`;
/** The head of a ticket. */
export const Band = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(54)};
  padding: 0 ${token.space[5]};
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
export const TicketBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[6]};
  padding: ${token.space[4]} ${token.space[5]};
`;
/** A number to read from a distance. @param $px font size and line height in px */
export const BigNumber = styled.p<{ $px: [font: number, line: number] }>`
  font-size: ${({ $px }) => token.size($px[0])};
  line-height: ${({ $px }) => token.size($px[1])};
  ${figures}
  font-weight: ${token.weight.bold};
  white-space: nowrap;
`;
