import type { LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '@vez/shared/ui';

interface Props {
  href: string;
  icon: LucideIcon;
  isFirst: boolean;
  isMain: boolean;
  isOpen: boolean;
  /** The id of the text that explains why the action is unavailable now. */
  sentenceId: string;
  /** The reason why nothing can be sent, if any. */
  offline: string | undefined;
  children: string;
}

/** An action: a link, which also works before hydration, or a disabled button if it is unavailable. */
export function WayAct({ href, icon, isFirst, isMain, isOpen, sentenceId, offline, children }: Props) {
  const looks = { icon, fit: !isFirst, kind: isMain ? 'primary' : 'outline' } as const;
  if (isOpen && offline === undefined)
    return (
      <ButtonLink {...looks} href={href}>
        {children}
      </ButtonLink>
    );
  return (
    <Button
      {...looks}
      disabled
      aria-describedby={isOpen ? undefined : sentenceId}
      disabledReason={isOpen ? offline : undefined}
    >
      {children}
    </Button>
  );
}
