import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReservationContext } from './use-reservation';

const Fields = styled.div`
  display: contents;
`;

/** Fields of the citizen: the first focus or change of one holds the proposed time. */
export function TouchTracker({ children }: { children: ReactNode }) {
  const { dispatch } = useReservationContext();
  const touch = () => dispatch({ type: 'touched' });
  return (
    <Fields onFocus={touch} onChange={touch}>
      {children}
    </Fields>
  );
}
