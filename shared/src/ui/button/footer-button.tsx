import type { ComponentProps } from 'react';
import { useTapGuard } from '../lock-timer/use-tap-guard';
import { Button } from './button';

/** The right button of a footer: for 1 s after a tap it ignores further taps (UI-20). */
export function FooterButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const guard = useTapGuard();
  return <Button {...rest} onClick={(event) => guard(() => onClick?.(event))} />;
}
