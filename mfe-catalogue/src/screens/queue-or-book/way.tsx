import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card, token, type } from '@vez/shared/ui';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  min-height: ${token.size(26)};
`;
const Title = styled.h2`
  ${type.section}
`;
const State = styled.div`
  color: ${token.color.ink2};
  ${type.support}
`;
/** Below the button, which stays on the first screen of a phone. */
const Note = styled(State)`
  margin-top: ${token.space[2]};
`;
/** As high before it is known. */
const Sentence = styled.p`
  min-height: ${token.size(26)};
  color: ${token.color.ink};
  ${type.body}
  text-wrap: balance;
  /* A date in Chinese is kept together. */
  word-break: keep-all;
  overflow-wrap: break-word;
`;
const Act = styled.div`
  margin-top: ${token.space[3]};
`;
/** The other way on one line with its button, so that a phone shows both ways at once. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  & > :first-child {
    flex: 1 1 ${token.size(160)};
  }
`;

interface Props {
  title: string;
  isFirst: boolean;
  badge: ReactNode;
  /** What is so now, or why this cannot be done; none where the badge says all that is known. */
  sentence?: ReactNode;
  /** How it goes on. */
  children?: ReactNode;
  /** Gets the id of the sentence, which says why it is off. */
  button(sentenceId: string): ReactNode;
}

/** One thing that can be done at a place: its state as badge and sentence, and its button (decision 276). */
export function Way({ title, isFirst, badge, sentence, children, button }: Props) {
  const id = useId();
  const state = sentence !== undefined && <Sentence id={id}>{sentence}</Sentence>;
  return (
    <Card>
      <Head>
        <Title>{title}</Title>
        {badge}
      </Head>
      {isFirst ? (
        <>
          {state}
          <Act>{button(id)}</Act>
          {children && <Note>{children}</Note>}
        </>
      ) : (
        <Beside>
          <State>
            {state}
            {children}
          </State>
          <div>{button(id)}</div>
        </Beside>
      )}
    </Card>
  );
}
