import { Check, Minus } from 'lucide-react';
import styled from 'styled-components';
import { figures, Icon, token, type } from '@vez/shared/ui';
import type { CounterPlace } from '../../model/counter-place';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  color: ${token.color.ink2};
  button {
    min-height: ${token.size(36)};
    margin-left: auto;
    padding: 0 ${token.space[3]};
    border: 0;
    background: transparent;
    color: ${token.color.primary};
    cursor: pointer;
  }
`;
const Chip = styled.span<{ $served: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(40)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${({ $served }) => ($served ? token.color.surface : token.color.sunken)};
  color: ${({ $served }) => ($served ? token.color.ink : token.color.ink2)};
  b {
    ${figures}
  }
`;

/** The queues that this counter serves, and those that it could. */
export function ServedQueues({
  self,
  place,
  onChange,
}: {
  self: StaffSelf;
  place: CounterPlace;
  onChange(): void;
}) {
  const { t } = useTexts();
  const queues = self.queues.filter(({ locationId }) => locationId === place.locationId);
  const served = queues.filter(({ serviceId }) => place.serviceIds.includes(serviceId));
  return (
    <Line>
      <span>{t('queues.mine')}</span>
      {served.map(({ serviceId, letter, serviceName }) => (
        <Chip key={serviceId} $served>
          <Icon of={Check} size={16} />
          <b>{letter}</b>
          {serviceName}
        </Chip>
      ))}
      {queues.length > served.length && (
        <Chip $served={false}>
          <Icon of={Minus} size={16} />
          {t('queues.others', { count: queues.length - served.length })}
        </Chip>
      )}
      <button type="button" onClick={onChange}>
        {t('place.change')}
      </button>
    </Line>
  );
}
