import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, token, type } from '../theme';

const List = styled.dl`
  display: grid;
  gap: ${token.space[3]};
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
`;

const Label = styled.dt`
  ${type.support}
  color: ${token.color.ink2};
`;

const Value = styled.dd`
  margin-left: auto;
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
