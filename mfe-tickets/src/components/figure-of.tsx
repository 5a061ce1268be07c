import type { ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.b`
  white-space: nowrap;
`;

/** A sentence with the figure that counts in it set in bold, wherever the language puts it. */
export function figureOf(sentence: string, figure: string | number): ReactNode {
  const [before, after] = sentence.split(String(figure));
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <Figure>{figure}</Figure>
      {after}
    </>
  );
}
