import styled from 'styled-components';
import type { WaitRange } from '../../contracts/client';
import { useUiTexts } from '../texts';
import { figures, token, type, visuallyHidden } from '../theme';
import { recordWords, waitWords } from './wait-words';

const Label = styled.span`
  ${visuallyHidden}
`;
const InLine = styled.span`
  ${figures}
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
`;
const Answer = styled.p`
  margin-top: ${token.space[1]};
  ${type.section}
  ${figures}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
  &::first-letter {
    text-transform: uppercase;
  }
`;
const Record = styled.p`
  ${type.support}
  ${figures}
  color: ${token.color.ink2};
  text-wrap: balance;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** How long one waits, in a line of other words. */
export function WaitInLine({ range }: { range: WaitRange }) {
  const texts = useUiTexts();
  return (
    <InLine>
      <Label>{texts.wait.label}</Label> {waitWords(texts, range)}
    </InLine>
  );
}

/** How long one waits, and how often such an answer was right (QUE-03, TIX-06, decision 230). */
export function WaitTime({ range }: { range: WaitRange }) {
  const texts = useUiTexts();
  const record = recordWords(texts, range);
  return (
    <div role="group" aria-label={texts.wait.label}>
      <Answer>{waitWords(texts, range)}</Answer>
      {record !== undefined && <Record>{record}</Record>}
    </div>
  );
}
