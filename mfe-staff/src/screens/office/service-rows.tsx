import styled from 'styled-components';
import { Button, CardTitle, Icon } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import type { ServiceSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { Row, RowFacts, Rows } from './rows';

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;

/** A service with the letter of its queue. */
export const serviceTitle = ({ letter, serviceName }: Pick<ServiceSettings, 'letter' | 'serviceName'>) =>
  [letter, serviceName].filter(Boolean).join(' · ');

function ServiceRow({ service, onEdit }: { service: ServiceSettings; onEdit(): void }) {
  const { t } = useTexts();
  const { bookings, words } = service;
  const facts = [
    ...(bookings === null
      ? []
      : [
          t(bookings.bookingOpen ? 'office.bookingsOpen' : 'office.bookingsClosed'),
          t('office.placesEvery', { count: bookings.places, minutes: bookings.slotMinutes }),
          t('office.ahead', { count: bookings.daysAhead }),
        ]),
    t('office.names', { count: words.otherNames.length }),
  ];
  return (
    <Row>
      <RowFacts>
        <Name>
          <Icon of={serviceIcon(words.icon)} />
          {serviceTitle(service)}
        </Name>
        <p>{facts.join(' · ')}</p>
      </RowFacts>
      <Button
        kind="outline"
        fit
        aria-label={`${t('office.change')}: ${service.serviceName}`}
        onClick={onEdit}
      >
        {t('office.change')}
      </Button>
    </Row>
  );
}

interface Props {
  services: readonly ServiceSettings[];
  onEdit(service: ServiceSettings): void;
}

/** The services of the office: how they take bookings, and their search words. */
export function ServiceRows({ services, onEdit }: Props) {
  const { t } = useTexts();
  return (
    <section>
      <CardTitle>{t('office.services')}</CardTitle>
      {services.length === 0 && <p>{t('office.noServices')}</p>}
      <Rows>
        {services.map((service) => (
          <ServiceRow key={service.serviceId} service={service} onEdit={() => onEdit(service)} />
        ))}
      </Rows>
    </section>
  );
}
