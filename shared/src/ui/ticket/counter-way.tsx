import { useId } from 'react';
import styled from 'styled-components';
import { figures, token, type } from '../theme';

const Part = styled.section`
  margin-top: ${token.space[4]};
  padding: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  text-wrap: balance;
`;
const Title = styled.h3`
  ${type.section}
  font-weight: ${token.weight.bold};
`;
const Plan = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
`;
const Desk = styled.span<{ $own: boolean }>`
  min-width: ${token.size(40)};
  padding: ${token.space[1]} ${token.space[2]};
  border: 1px solid ${({ $own }) => ($own ? token.color.primary : token.color.lineStrong)};
  border-radius: ${token.radius.control};
  background: ${({ $own }) => ($own ? token.color.primary : token.color.surface)};
  color: ${({ $own }) => ($own ? token.color.onPrimary : token.color.ink2)};
  ${type.support}
  ${figures}
  font-weight: ${token.weight.bold};
`;

interface CounterWayProps {
  /** “Where is counter 5?” */
  title: string;
  /** From the entrance, in the words of the office. */
  way: string;
  counter: string;
  /** The counters beside it, itself included, in their order. */
  row: readonly string[];
}

/** Where a counter is in its building: a text, and a drawing of its row that adds no information. */
export function CounterWay({ title, way, counter, row }: CounterWayProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {way !== '' && <p>{way}</p>}
      {row.length > 1 && (
        <Plan aria-hidden="true">
          {row.map((name) => (
            <Desk key={name} $own={name === counter}>
              {name}
            </Desk>
          ))}
        </Plan>
      )}
    </Part>
  );
}
