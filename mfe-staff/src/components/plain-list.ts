import styled from 'styled-components';

/** Lists without markers. The role keeps list semantics in VoiceOver on Safari. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
export const OrderedList = styled.ol.attrs({ role: 'list' })``;
