import { useEffect } from 'react';
import { useShell } from '../layout/shell-context';

/** Gives a page of the shell's own its title, as remotes do for theirs (SHL-08). */
export function useTitle(title: string): void {
  const { bridge } = useShell();
  useEffect(() => bridge.setTitle(title), [bridge, title]);
}
