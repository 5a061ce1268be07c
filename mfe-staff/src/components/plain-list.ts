import styled from 'styled-components';

/** Lists without marks; the role keeps them lists for Safari's screen reader. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
export const OrderedList = styled.ol.attrs({ role: 'list' })``;
