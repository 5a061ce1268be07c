import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle } from '../ui/card/card';
import { RefreshButton } from '../ui/refresh-button/refresh-button';
import { token } from '../ui/theme';
import { answersOf, type Answer } from './answer';

/** As high as the figures that are loading, so that nothing below moves when they arrive. */
const Unknown = styled(Card)<{ $waiting: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: ${({ $waiting }) => ($waiting ? token.size(244) : 'auto')};
`;
const Words = styled.p`
  color: ${token.color.ink2};
`;

interface Props<Figures> {
  of: Answer<Figures>;
  /** The subject of the figures. */
  title: ReactNode;
  /** The message when they cannot be loaded. */
  failed: ReactNode;
  children: (figures: Figures) => ReactNode;
}

/** The card of live figures; a failure affects only this card (decision 92). */
export function LoadedFigures<Figures>({ of, title, failed, children }: Props<Figures>) {
  const { data, hasFailed, retry } = answersOf(of);
  if (data) return children(data[0] as Figures);
  return (
    <Unknown $waiting={!hasFailed}>
      <CardTitle>{title}</CardTitle>
      <Words>{hasFailed && failed}</Words>
      {hasFailed && <RefreshButton look="inline" onRefresh={retry} />}
    </Unknown>
  );
}
