import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, token, type } from '@vez/shared/ui';

const Title = styled.h2`
  ${type.section}
`;
/** How it goes on. */
export const How = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Act = styled.div`
  margin-top: ${token.space[3]};
`;
/** The other way on one line with its button, so that a phone shows both ways at once. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  & > :first-child {
    flex: 1 1 ${token.size(160)};
  }
`;

interface Props {
  title: string;
  isFirst: boolean;
  /** What is so now. */
  children: ReactNode;
  button: ReactNode;
}

/** One thing that can be done at a place, with its button. */
export function Way({ title, isFirst, children, button }: Props) {
  const Layout = isFirst ? 'div' : Beside;
  return (
    <Card>
      <Layout>
        <div>
          <Title>{title}</Title>
          {children}
        </div>
        {isFirst ? <Act>{button}</Act> : <div>{button}</div>}
      </Layout>
    </Card>
  );
}
