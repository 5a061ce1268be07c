import styled from 'styled-components';
import { media } from '../theme';

/** On a phone and a tablet, where the page is one column. */
export const OneColumn = styled.div`
  display: contents;
  ${media.wide} {
    display: none;
  }
`;

/** On a desktop, with the summary beside the form. */
export const TwoColumns = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
`;
