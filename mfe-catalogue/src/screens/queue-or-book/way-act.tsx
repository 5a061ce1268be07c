import type { LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '@vez/shared/ui';

interface Props {
  href: string;
  icon: LucideIcon;
  isFirst: boolean;
  isMain: boolean;
  isOpen: boolean;
  /** Says why it is off, where the place does not offer it now. */
  sentenceId: string;
  /** Why nothing can be sent. */
  offline: string | undefined;
  children: string;
}

/** Leads on: a link, which also works before the program does. Where it leads nowhere it is a button that is off. */
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
