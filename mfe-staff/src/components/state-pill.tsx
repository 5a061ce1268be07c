import {
  ArrowRight,
  ArrowRightLeft,
  Bell,
  Check,
  CircleDot,
  Clock,
  DoorClosed,
  PauseCircle,
  Accessibility,
  UserCheck,
  UserX,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OfficeCounter, Visit } from '../model/wire';
import { minutesSince } from '../model/elapsed';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../texts';

const TONES = {
  sunken: [token.color.sunken, token.color.ink2],
  amber: [token.color.amber, token.color.amberInk],
  teal: [token.color.soft, token.color.softInk],
  solid: [token.color.primary, token.color.onPrimary],
  blue: [token.color.blue, token.color.blueInk],
  red: [token.color.dangerSoft, token.color.danger],
} as const;

const Shape = styled.span<{ $tone: keyof typeof TONES }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.size(6)};
  padding: ${token.size(3)} ${token.size(10)};
  border-radius: ${token.radius.pill};
  background: ${({ $tone }) => TONES[$tone][0]};
  color: ${({ $tone }) => TONES[$tone][1]};
  ${type.meta}
  font-weight: ${token.weight.bold};
  white-space: nowrap;
`;

function Pill({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof TONES;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <Shape $tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </Shape>
  );
}

const LOOKS: Record<Visit['state'], [tone: keyof typeof TONES, icon?: LucideIcon]> = {
  booked: ['sunken'],
  late: ['amber', Clock],
  waiting: ['sunken'],
  arrived: ['teal', Check],
  called: ['solid', Bell],
  serving: ['blue', CircleDot],
  served: ['sunken', Check],
  absent: ['red', UserX],
  parked: ['sunken', PauseCircle],
  cancelled: ['sunken', X],
  closed: ['sunken', X],
};

/** The state of a visit as icon and word, with its counter, its waiting minutes, or that its holder said they are coming; or that its office is closed then. */
export function StatePill({ visit, now }: { visit: Visit; now: number }) {
  const { t } = useTexts();
  if (visit.officeClosed) {
    return (
      <Pill tone="red" icon={DoorClosed}>
        {t('state.officeClosed')}
      </Pill>
    );
  }
  const [tone, icon] = LOOKS[visit.state];
  const isAtCounter = (visit.state === 'called' || visit.state === 'serving') && visit.counter !== '';
  const more = isAtCounter
    ? t('counterName', { counter: visit.counter })
    : visit.state === 'arrived' && visit.arrivedAt !== null
      ? t('minutes', { count: minutesSince(visit.arrivedAt, now) })
      : visit.confirmed && t('state.confirmed');
  return (
    <Pill tone={tone} icon={icon ?? (visit.confirmed ? UserCheck : undefined)}>
      {[t(`state.${visit.state}`), more].filter(Boolean).join(' · ')}
    </Pill>
  );
}

const COUNTER_LOOKS = {
  closed: ['sunken', X],
  silent: ['red', WifiOff],
  paused: ['amber', PauseCircle],
  open: ['teal', Check],
} as const;

/** Whether a counter is closed, open, paused, or open without anybody at its screen. */
export function CounterPill({
  counter,
}: {
  counter: Pick<OfficeCounter, 'openFor' | 'isSilent' | 'isPaused'>;
}) {
  const { t } = useTexts();
  const { openFor, isSilent, isPaused } = counter;
  const state = openFor.length === 0 ? 'closed' : isSilent ? 'silent' : isPaused ? 'paused' : 'open';
  const [tone, icon] = COUNTER_LOOKS[state];
  return (
    <Pill tone={tone} icon={icon}>
      {t(`counters.state.${state}`)}
    </Pill>
  );
}

export const NextPill = () => (
  <Pill tone="solid" icon={ArrowRight}>
    {useTexts().t('next')}
  </Pill>
);
export const PriorityPill = () => (
  <Pill tone="amber" icon={Accessibility}>
    {useTexts().t('priority')}
  </Pill>
);
export const TransferPill = ({ from }: { from: string }) => (
  <Pill tone="blue" icon={ArrowRightLeft}>
    {useTexts().t('transferredFrom', { from })}
  </Pill>
);
