import { Notice } from '@vez/shared/ui';
import type { OfficeSettings, ServiceSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { CalendarFacts } from './calendar-facts';
import { ChangeRows } from './change-rows';
import { OrderFacts } from './order-facts';
import { ServiceRows } from './service-rows';

interface Props {
  settings: OfficeSettings;
  locationId: number;
  allOffices: boolean;
  /** By the server's clock, in ms. */
  now: number;
  /** The calendar or the order of calling was just saved. */
  isSaved: boolean;
  readAgain(): Promise<unknown>;
  onCalendar(): void;
  onOrder(): void;
  onService(service: ServiceSettings): void;
}

/** The settings as they are, and what changed. */
export function SettingsOverview({ settings, isSaved, onCalendar, onOrder, onService, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <>
      {isSaved && <Notice kind="success" title={t('office.saved')} announce />}
      <CalendarFacts settings={settings} onEdit={onCalendar} />
      <OrderFacts settings={settings} onEdit={onOrder} />
      <ServiceRows services={settings.services} onEdit={onService} />
      <ChangeRows settings={settings} {...rest} />
    </>
  );
}
