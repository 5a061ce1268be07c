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
/** Below the button, so that the button stays on the first screen of a phone. */
const Note = styled(State)`
  margin-top: ${token.space[2]};
`;
/** Has the same height before the text is known. */
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
/** Puts the secondary action on one line with its button, so that a phone shows both actions at once. */
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
  /** The current state, or why the action is unavailable; omitted if the badge shows everything known. */
  sentence?: ReactNode;
  /** The next steps. */
  children?: ReactNode;
  /** Receives the id of the sentence, which explains why the button is disabled. */
  button(sentenceId: string): ReactNode;
}

/** One action at a place: its state as badge and sentence, and its button (decision 276). */
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
