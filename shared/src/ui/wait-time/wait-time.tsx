import styled, { css } from 'styled-components';
import type { WaitRange } from '../../contracts/client';
import { useUiTexts } from '../texts';
import { figures, token, type, visuallyHidden } from '../theme';
import { recordWords, unknownWaitWords, waitWords } from './wait-words';

const Label = styled.span`
  ${visuallyHidden}
`;
const InLine = styled.span`
  ${figures}
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
`;
const Typical = styled.span`
  ${figures}
`;
const Answer = styled.p<{ $isTypical?: boolean | undefined; $hero: boolean }>`
  margin-top: ${token.space[1]};
  ${({ $hero }) => ($hero ? type.heading : type.section)}
  ${figures}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
  ${({ $isTypical }) =>
    $isTypical &&
    css`
      color: ${token.color.ink2};
    `}
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

/** The expected wait, inline in other text. */
export function WaitInLine({ range }: { range: WaitRange }) {
  const texts = useUiTexts();
  const Line = range.isTypical ? Typical : InLine;
  return (
    <Line>
      <Label>{texts.wait.label}</Label> {waitWords(texts, range)}
      {range.isTypical && ` · ${texts.wait.typical}`}
    </Line>
  );
}

interface WaitTimeProps {
  range: WaitRange;
  /** Set where it is the one figure of the card. */
  hero?: boolean;
}

/** The expected wait, and how often such estimates were right (QUE-03, TIX-06, decisions 230 and 330). */
export function WaitTime({ range, hero = false }: WaitTimeProps) {
  const texts = useUiTexts();
  const worth = range.isTypical ? texts.wait.typical : recordWords(texts, range);
  return (
    <div role="group" aria-label={texts.wait.label}>
      <Answer $isTypical={range.isTypical} $hero={hero}>
        {waitWords(texts, range)}
      </Answer>
      {worth !== undefined && <Record>{worth}</Record>}
    </div>
  );
}

/** From when the wait will be known (decision 331). `until`: HH:mm in the city, if foreseeable. */
export function UnknownWait({ until }: { until: string | undefined }) {
  return <Record>{unknownWaitWords(useUiTexts(), until)}</Record>;
}
