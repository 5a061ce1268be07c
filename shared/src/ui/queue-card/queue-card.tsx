import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardTitle } from '../card/card';
import { RefreshButton } from '../refresh-button/refresh-button';
import { figures as tabular, token, type, visuallyHidden } from '../theme';
import { LiveMark, UpdatedLine } from '../updated-line/updated-line';
import { HeadedCard } from './headed-card';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
`;
/** A badge of the head's own colour is set off from it. */
const OnSurface = styled.span`
  && > * {
    background: ${token.color.surface};
  }
`;
const HiddenTitle = styled(CardTitle)`
  ${visuallyHidden}
`;
const Sentence = styled(CardTitle)`
  margin-top: ${token.space[2]};
  ${type.title}
  text-wrap: balance;
`;
const Why = styled.p`
  margin-top: ${token.space[1]};
`;
const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  margin-top: ${token.space[1]};
  ${type.support}
  ${tabular}
`;
const Figure = styled.div`
  display: flex;
  gap: ${token.space[1]};
  & > dd {
    display: flex;
    gap: ${token.space[1]};
    margin: 0;
    font-weight: ${token.weight.bold};
  }
`;
const Again = styled.div`
  margin-bottom: ${token.room(-8)};
`;

interface QueueFigure {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
}

interface QueueCardProps {
  /** The subject of the card; a sentence replaces it. */
  title: ReactNode;
  /** The service and the place, above the state. */
  top?: ReactNode;
  badge?: ReactNode;
  /** The number of people waiting, in words. Screen readers do not announce it at each poll. */
  count?: ReactNode;
  /** The state of the queue in words, instead of its wait, and why it is so. */
  sentence?: ReactNode;
  why?: ReactNode;
  /** Set to explain disabled actions by the sentence. */
  sentenceId?: string | undefined;
  /** The expected wait. */
  wait?: ReactNode;
  figures?: readonly QueueFigure[];
  /** HH:mm of the last answer, if any. */
  time?: string;
  /** Not live any more: what was last known stays. */
  stale?: boolean;
  /** Set for figures that update continuously. */
  live?: boolean;
  /** Set if a number, or a booking, is possible now. */
  isOpen?: boolean;
  /** Set if the figures do not renew themselves. */
  onRefresh?: (() => void) | undefined;
  /** The actions. */
  children?: ReactNode;
}

/** A queue as it is now, with the actions below (QUE-03). */
export function QueueCard(props: QueueCardProps) {
  const { title, top, badge, count, sentence, why, sentenceId, wait, figures = [], children } = props;
  const { time, stale = false, live = false, isOpen = live, onRefresh } = props;
  return (
    <HeadedCard
      tone={isOpen ? 'now' : 'notNow'}
      top={top}
      head={
        <>
          <Row>
            {badge && <OnSurface>{badge}</OnSurface>}
            {time !== undefined && live && <LiveMark time={time} />}
            {time !== undefined && !live && <UpdatedLine time={time} stale={stale} dot={false} />}
          </Row>
          {count !== undefined && <Sentence>{count}</Sentence>}
          {count === undefined && sentence === undefined && <HiddenTitle>{title}</HiddenTitle>}
          <div role="status">
            {sentence !== undefined && <Sentence id={sentenceId}>{sentence}</Sentence>}
            {why !== undefined && <Why>{why}</Why>}
          </div>
          {wait}
          {figures.length > 0 && (
            <Line>
              {figures.map(({ label, value, unit }, at) => (
                <Figure key={at}>
                  <dt>{label}</dt>
                  <dd>
                    <span>{value}</span>
                    {unit && <span>{unit}</span>}
                  </dd>
                </Figure>
              ))}
            </Line>
          )}
          {onRefresh && (
            <Again>
              <RefreshButton look="inline" onRefresh={onRefresh} />
            </Again>
          )}
        </>
      }
    >
      {children}
    </HeadedCard>
  );
}
