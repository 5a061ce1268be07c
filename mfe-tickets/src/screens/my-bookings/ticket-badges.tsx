import {
  Ban,
  BellRing,
  CalendarCheck,
  CircleCheck,
  Clock,
  UserX,
  Video,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled } from '@vez/shared/domain';
import { ClosureBadge } from '@vez/shared/remote/tickets';
import { Badge, Icon, token, type, useUiTexts, type BadgeKind } from '@vez/shared/ui';
import { offerOf } from '../../model/earlier';
import type { Progress } from '../../model/ticket';
import { useTexts } from '../../texts';

const BADGE: Record<Progress, { kind: BadgeKind; icon: LucideIcon }> = {
  called: { kind: 'live', icon: BellRing },
  waiting: { kind: 'live', icon: Clock },
  booked: { kind: 'info', icon: CalendarCheck },
  treated: { kind: 'neutral', icon: CircleCheck },
  absent: { kind: 'neutral', icon: UserX },
  cancelled: { kind: 'neutral', icon: Ban },
  closed: { kind: 'neutral', icon: Ban },
};

/** “It is your turn” is more prominent than the badges of other states. */
const Turn = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${type.section}
  font-weight: ${token.weight.bold};
`;

/** Badges for a ticket's state, stale figures, and a remote counter. */
export function TicketBadges({ mine, stale }: { mine: MyTicket; stale: boolean }) {
  const { t } = useTexts();
  const { queue } = useUiTexts();
  const { progress } = mine;
  const { kind, icon } = BADGE[progress];
  const isAside = progress === 'called' && !isCalled(mine);
  return (
    <>
      {isCalled(mine) ? (
        <Turn>
          <Icon of={icon} />
          {t('progress.called')}
        </Turn>
      ) : (
        <Badge kind={kind} icon={icon}>
          {t(isAside ? 'history.parked' : `progress.${progress}`)}
        </Badge>
      )}
      <ClosureBadge of={mine} />
      {!stale && offerOf(mine) && (
        <Badge kind="live" icon={Zap}>
          {t('earlier.badge')}
        </Badge>
      )}
      {stale && (
        <Badge kind="warn" icon={Clock}>
          {queue.badge.unknown}
        </Badge>
      )}
      {mine.remoteCounter === true && (
        <Badge kind="info" icon={Video}>
          {t('result.remoteCounter')}
        </Badge>
      )}
    </>
  );
}
