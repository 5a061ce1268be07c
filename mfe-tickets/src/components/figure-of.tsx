import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.b`
  overflow-wrap: anywhere;
`;

/** A placeholder for the figure, from the private use area, so that no text contains it. */
export const FIGURE = '\uE000';

/** Keeps a figure on one line unless it is longer than the line. */
const together = (figure: string | number) => String(figure).replace(/ /g, '\u00a0');

/**
 * A sentence with its figure in bold, wherever the language puts it. The rest is unchanged, even if it has the same
 * digits.
 * @param sentence has `FIGURE` as a placeholder for the figure: `t('next.called', { number: FIGURE })`
 */
export function figureOf(sentence: string, figure: string | number): ReactNode {
  return sentence.split(FIGURE).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Figure>{together(figure)}</Figure>}
      {part}
    </Fragment>
  ));
}
