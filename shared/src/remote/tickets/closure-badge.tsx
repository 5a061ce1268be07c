import { DoorClosed } from 'lucide-react';
import type { MyTicket } from '../../contracts/client';
import { Badge } from '../../ui/badge/badge';
import { useUiTexts } from '../../ui/texts';

/** Marks a booking whose office is closed at its time; nothing for others. */
export function ClosureBadge({ of: { closure } }: { of: MyTicket }) {
  const { closure: words } = useUiTexts();
  if (closure === undefined) return null;
  return (
    <Badge kind="warn" icon={DoorClosed}>
      {closure.newTime ? words.badgeHeld : words.badge}
    </Badge>
  );
}
