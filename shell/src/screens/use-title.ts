import { useEffect } from 'react';
import { useShell } from '../layout/shell-context';

/** Sets the title of one of the shell's own pages (SHL-08). */
export function useTitle(title: string): void {
  const { bridge } = useShell();
  useEffect(() => bridge.setTitle(title), [bridge, title]);
}
