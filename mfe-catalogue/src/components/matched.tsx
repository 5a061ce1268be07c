import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { partsOf } from '../model/match';

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${token.weight.bold};
  text-decoration: underline;
  text-decoration-color: ${token.color.primary};
  text-decoration-thickness: ${token.size(2)};
  text-underline-offset: ${token.size(3)};
`;

/** A name with its matching parts marked (CAT-26). */
export const Matched = ({ text, keyword }: { text: string; keyword: string }) => (
  // One element, so that layout and screen readers treat it as one.
  <span>
    {partsOf(text, keyword).map(({ text: part, matched }, at) =>
      // The parts of a text have no other key than their position.
      matched ? <Mark key={at}>{part}</Mark> : part,
    )}
  </span>
);
