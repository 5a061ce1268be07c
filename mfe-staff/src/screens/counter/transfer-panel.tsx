import styled from 'styled-components';
import { Button, Card, CardTitle, token } from '@vez/shared/ui';
import type { CounterPlace } from '../../model/counter-place';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

interface Props {
  counter: CounterControls;
  self: StaffSelf;
  place: CounterPlace;
}

/** To which queue of the department the person goes; they keep their number and their place. */
export function TransferPanel({ counter, self, place }: Props) {
  const { t } = useTexts();
  const here = counter.about.current?.serviceId;
  const targets = self.queues.filter(
    ({ serviceId, locationId, open }) => open && locationId === place.locationId && serviceId !== here,
  );
  return (
    <Card $stacked role="group" aria-labelledby="transfer-title">
      <CardTitle id="transfer-title">{t('transfer.title')}</CardTitle>
      <p>{t(targets.length === 0 ? 'transfer.none' : 'transfer.text')}</p>
      <Choices role="list">
        {targets.map(({ serviceId, locationId, letter, serviceName, waitCount }) => (
          <li key={serviceId}>
            <Button kind="quiet" fit onClick={() => counter.transferTo({ serviceId, locationId })}>
              {[letter, serviceName].filter(Boolean).join(' · ')} ({t('people', { count: waitCount })})
            </Button>
          </li>
        ))}
        <li>
          <Button kind="outline" fit onClick={counter.closeTransfer}>
            {t('back')}
          </Button>
        </li>
      </Choices>
    </Card>
  );
}
