import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Clock } from 'lucide-react';
import { Badge } from '../badge/badge';
import { Card, CardTitle } from '../card/card';
import { FigureBlock, Figures } from '../figure-block/figure-block';
import { RefreshButton } from '../refresh-button/refresh-button';
import { useUiTexts } from '../texts';
import { token } from '../theme';
import { LiveMark, UpdatedLine } from '../updated-line/updated-line';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
`;
/** The target of its button is taller than its words: the card's own space makes up for it. */
const Foot = styled(Row)`
  margin: ${token.space[2]} 0 ${token.size(-8)};
`;
const Hero = styled.dl`
  padding-top: ${token.space[2]};
  padding-bottom: ${token.space[3]};
  border-bottom: 1px solid ${token.color.line};
  margin-bottom: ${token.space[3]};
`;

interface QueueFiguresProps {
  title: ReactNode;
  /** How many wait, and the words after that number. */
  waiting: { count: number; unit: ReactNode };
  /** The figures below it, label by label. */
  further: readonly { label: ReactNode; value: ReactNode; unit?: ReactNode }[];
  /** HH:mm of the last answer. */
  time: string;
  /** The figures are live no more; the last ones stay. */
  stale: boolean;
  onRefresh: () => void;
}

/** A queue as it is now (QUE-03). */
export function QueueFigures({ title, waiting, further, time, stale, onRefresh }: QueueFiguresProps) {
  const texts = useUiTexts();
  return (
    <Card>
      <Row>
        <CardTitle>{title}</CardTitle>
        {stale ? (
          <Badge kind="warn" icon={Clock}>
            {texts.notLive}
          </Badge>
        ) : (
          <LiveMark />
        )}
      </Row>
      <Hero>
        <FigureBlock hero value={waiting.count} unit={waiting.unit} stale={stale} />
      </Hero>
      <Figures>
        {further.map((figure, at) => (
          <FigureBlock key={at} {...figure} stale={stale} />
        ))}
      </Figures>
      <Foot>
        <UpdatedLine time={time} stale={stale} dot={false} />
        <RefreshButton look="inline" onRefresh={onRefresh} />
      </Foot>
    </Card>
  );
}
