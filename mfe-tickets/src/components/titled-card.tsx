import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card, token, type } from '@vez/shared/ui';

const Heading = styled.h2`
  margin-bottom: ${token.space[3]};
  ${type.section}
  font-weight: ${token.weight.bold};
`;

/** A card with its own heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Card>
  );
}
