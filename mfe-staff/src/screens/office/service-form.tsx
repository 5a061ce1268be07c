import { Button } from '@vez/shared/ui';
import { OfficePage } from '../../components/office-page';
import type { ServiceSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { BookingsCard } from './bookings-card';
import { serviceTitle } from './service-rows';
import { WordsCard } from './words-card';
import { WordsFacts } from './words-facts';

interface Props {
  /** As read when editing began. */
  service: ServiceSettings;
  locationId: number;
  allOffices: boolean;
  readAgain(): Promise<unknown>;
  onBack(): void;
}

/** Changes how a service takes bookings, and how people find it. Each has its own button. */
export function ServiceForm({ service, locationId, allOffices, readAgain, onBack }: Props) {
  const { t } = useTexts();
  const { serviceId, bookings, words, events } = service;
  const of = { locationId, serviceId, readAgain };
  return (
    <OfficePage>
      <h1 tabIndex={-1}>{serviceTitle(service)}</h1>
      {bookings !== null && <BookingsCard {...of} rules={bookings} />}
      {allOffices ? (
        <WordsCard {...of} words={words} events={events} />
      ) : (
        <WordsFacts words={words} events={events} />
      )}
      <div>
        <Button kind="outline" fit onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </OfficePage>
  );
}
