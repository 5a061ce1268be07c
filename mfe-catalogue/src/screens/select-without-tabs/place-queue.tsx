import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import { counterInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { Badge, figures, token, type, type BadgeKind } from '@vez/shared/ui';
import { ticketWay, type TicketWay } from '../../model/availability';
import { useTexts } from '../../texts';

/** As high as a badge, also before the queue is known: nothing below moves. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  min-height: ${token.size(26)};
  color: ${token.color.ink2};
  ${type.support}
  ${figures}
  b {
    color: ${token.color.ink};
  }
`;

const LOOK: Partial<
  Record<TicketWay, { kind: BadgeKind; text: 'queueOpen' | 'queueNotBusy' | 'queueFull' }>
> = {
  open: { kind: 'live', text: 'queueOpen' },
  queueNotBusy: { kind: 'live', text: 'queueNotBusy' },
  queueFull: { kind: 'warn', text: 'queueFull' },
};

/** Whether numbers are given at a place now, and how many wait there: what people choose a place by (QUE-03). */
export function PlaceQueue({ service, location }: { service: number; location: number }) {
  const { t } = useTexts();
  const queue = useQuery(counterInfoQuery(useApi(), { serviceId: service, locationId: location }));
  const { data } = queue;
  const stale = useStale(queue);
  const way = ticketWay({ ticket: true }, data);
  if (!data || stale || way === 'none' || way === 'unknown') return <Line />;
  const look = LOOK[way];
  return (
    <Line>
      <Badge kind={look?.kind}>{t(`place.${look?.text ?? 'queueNone'}`)}</Badge>
      {way === 'open' && (
        <span>
          <b>{data.waitCount}</b> {t('choice.waiting', { count: data.waitCount })}
        </span>
      )}
    </Line>
  );
}
