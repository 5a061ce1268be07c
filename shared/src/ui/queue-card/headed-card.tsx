import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card/card';
import { token } from '../theme';
import { Wave } from '../wave/wave';

/** Teal while something can be done now as the page intends; the words say it, too. */
const TONE = {
  now: { ground: token.color.soft, ink: token.color.softInk },
  notNow: { ground: token.color.sunken, ink: token.color.ink },
} as const;

const Shell = styled(Card)`
  overflow: hidden;
`;
const Head = styled.div<{ $tone: keyof typeof TONE }>`
  padding: ${token.space[3]} ${token.space[4]};
  background: ${({ $tone }) => TONE[$tone].ground};
  color: ${({ $tone }) => TONE[$tone].ink};
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.size(20)} ${token.space[4]} ${token.space[4]};
`;

interface Props {
  tone: keyof typeof TONE;
  /** The subject, above the head. */
  top?: ReactNode;
  head: ReactNode;
  children?: ReactNode;
}

/** One card for a state and its actions: the state as a coloured head, the actions below it. */
export function HeadedCard({ tone, top, head, children }: Props) {
  const hasBody = children !== undefined && children !== null && children !== false;
  return (
    <Shell $flush>
      {top}
      <Head $tone={tone}>{head}</Head>
      {hasBody && (
        <>
          <Wave $ground={TONE[tone].ground} />
          <Body>{children}</Body>
        </>
      )}
    </Shell>
  );
}
