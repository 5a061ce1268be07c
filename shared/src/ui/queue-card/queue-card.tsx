import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle } from '../card/card';
import { FigureBlock, Figures } from '../figure-block/figure-block';
import { RefreshButton } from '../refresh-button/refresh-button';
import { token, type, visuallyHidden } from '../theme';
import { LiveMark, UpdatedLine } from '../updated-line/updated-line';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
`;
const HiddenTitle = styled(CardTitle)`
  ${visuallyHidden}
`;
const Sentence = styled(CardTitle)`
  margin-top: ${token.space[2]};
  ${type.heading}
`;
const Why = styled.p`
  margin-top: ${token.space[1]};
  color: ${token.color.ink2};
`;
/** The target of its button is taller than its words: the card's own space makes up for it. */
const Foot = styled(Row)`
  margin: ${token.space[2]} 0 ${token.room(-8)};
`;
const Hero = styled.dl`
  padding-top: ${token.space[2]};
`;
const Further = styled.div`
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.line};
  margin-top: ${token.space[3]};
`;

interface QueueCardProps {
  /** The subject of the card; a sentence replaces it. */
  title: ReactNode;
  badge: ReactNode;
  /** The state of the queue in words, instead of a number, and why it is so. */
  sentence?: ReactNode;
  why?: ReactNode;
  /** The number of people waiting, and its unit. */
  waiting?: { count: number; unit: ReactNode };
  /** The expected wait. */
  wait?: ReactNode;
  /** The figures below, label by label. */
  further: readonly { label: ReactNode; value: ReactNode; unit?: ReactNode }[];
  /** HH:mm of the last answer. */
  time: string;
  /** Not live any more: what was last known stays. */
  stale: boolean;
  /** Set for figures that update continuously. */
  live: boolean;
  onRefresh: () => void;
}

/** A queue as it is now (QUE-03). */
export function QueueCard(props: QueueCardProps) {
  const { title, badge, sentence, why, waiting, wait, further, time, stale, live, onRefresh } = props;
  return (
    <Card>
      <Row>
        {badge}
        {live && <LiveMark />}
      </Row>
      {sentence === undefined && <HiddenTitle>{title}</HiddenTitle>}
      <div role="status">
        {sentence !== undefined && <Sentence>{sentence}</Sentence>}
        {why !== undefined && <Why>{why}</Why>}
      </div>
      {waiting !== undefined && (
        <Hero>
          <FigureBlock hero value={waiting.count} unit={waiting.unit} stale={stale} />
        </Hero>
      )}
      {wait}
      {further.length > 0 && (
        <Further>
          <Figures>
            {further.map((figure, at) => (
              <FigureBlock key={at} {...figure} stale={stale} />
            ))}
          </Figures>
        </Further>
      )}
      <Foot>
        <UpdatedLine time={time} stale={stale} dot={false} />
        <RefreshButton look="inline" onRefresh={onRefresh} />
      </Foot>
    </Card>
  );
}
