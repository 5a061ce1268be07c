import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, token, type } from '../theme';

const List = styled.dl`
  display: grid;
  gap: ${token.space[3]};
`;

const Pair = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]};
`;

/** Long values break beside their label, so that labels make one column; a long label takes two fifths at most. */
const Label = styled.dt`
  flex: none;
  max-width: 40%;
  ${type.support}
  color: ${token.color.ink2};
`;

const Value = styled.dd`
  min-width: 0;
  margin: 0;
  ${type.body}
  ${figures}
  text-align: end;
  overflow-wrap: anywhere;
`;

export interface Fact {
  label: ReactNode;
  value: ReactNode;
}

/** What is known of a thing, label by label; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ label, value }, index) => (
          <Pair key={index}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Pair>
        ))}
    </List>
  );
}
