import { createContext, useContext } from 'react';
import type { Reserve } from './use-reserve-form';

export const ReserveContext = createContext<Reserve | null>(null);

/** The booking form that a part belongs to. */
export function useReserve(): Reserve {
  const reserve = useContext(ReserveContext);
  if (reserve === null) throw new Error('A part of the booking form needs ReserveContext above it.');
  return reserve;
}
