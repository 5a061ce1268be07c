import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReserve } from './reserve-context';

const Fields = styled.div`
  display: contents;
`;

/** Fields of the citizen: the first touch of one holds the proposed time, which opening the page does not. */
export function FirstAct({ children }: { children: ReactNode }) {
  const { dispatch } = useReserve();
  const touch = () => dispatch({ type: 'touched' });
  return (
    <Fields onFocus={touch} onChange={touch}>
      {children}
    </Fields>
  );
}
