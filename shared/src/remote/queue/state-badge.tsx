import {
  CalendarCheck,
  CircleCheck,
  CirclePause,
  CircleX,
  Moon,
  WifiOff,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { QueueStatusKind } from '../../domain';
import { Badge, type BadgeKind } from '../../ui/badge/badge';

const LOOK: Record<QueueStatusKind, { kind: BadgeKind; icon: LucideIcon }> = {
  open: { kind: 'live', icon: CircleCheck },
  short: { kind: 'live', icon: Zap },
  full: { kind: 'danger', icon: CircleX },
  paused: { kind: 'neutral', icon: CirclePause },
  closed: { kind: 'neutral', icon: Moon },
  notOffered: { kind: 'info', icon: CalendarCheck },
  unknown: { kind: 'warn', icon: WifiOff },
};

export const STATE_GLYPH = Object.fromEntries(
  Object.entries(LOOK).map(([kind, { icon }]) => [kind, icon]),
) as Record<QueueStatusKind, LucideIcon>;

/** The state of a queue or a calendar as a badge: one look for each state, on all screens (decision 276). */
export const StateBadge = ({ of, children }: { of: QueueStatusKind; children: ReactNode }) => (
  <Badge kind={LOOK[of].kind} icon={LOOK[of].icon}>
    {children}
  </Badge>
);
