import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.b`
  overflow-wrap: anywhere;
`;

/** A placeholder for the figure, from the private use area, so that no text contains it. */
export const FIGURE = '\uE000';

/** A figure is one thing: it breaks nowhere unless it is longer than the line. */
const together = (figure: string | number) => String(figure).replace(/ /g, '\u00a0');

/**
 * A sentence with its figure set in bold, wherever the language puts it. The rest of it is left as it is, also where
 * it has the same digits.
 * @param sentence with `FIGURE` in the place of the figure: `t('next.called', { number: FIGURE })`
 */
export function figureOf(sentence: string, figure: string | number): ReactNode {
  return sentence.split(FIGURE).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Figure>{together(figure)}</Figure>}
      {part}
    </Fragment>
  ));
}
