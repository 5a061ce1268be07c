import styled from 'styled-components';
import { visuallyHidden } from '../../ui/theme';

const Heard = styled.p`
  ${visuallyHidden}
`;

/** Says news of tickets to screen readers; it stands in the page before there are any, or they would not be heard. */
export const TicketNewsAlert = ({ news }: { news: string }) => <Heard role="alert">{news}</Heard>;
