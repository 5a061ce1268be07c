import styled from 'styled-components';
import { visuallyHidden } from '../../ui/theme';

const Heard = styled.p`
  ${visuallyHidden}
`;

/** Announces ticket news to screen readers; must be in the page before the first news. */
export const TicketNewsAlert = ({ news }: { news: string }) => <Heard role="alert">{news}</Heard>;
