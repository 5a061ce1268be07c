import { useState } from 'react';
import { useCityClock, useOnline } from '@vez/shared/bridge';
import { addDays, fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { figuresQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { OfficeHead, OfficePage } from '../../components/office-page';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import { daysOf, type Period } from '../../model/figures';
import type { Figures, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { DayFigures } from './day-figures';
import { MonthFigures } from './month-figures';
import { Note } from './plot';
import { NoFigures } from './no-figures';
import { PeriodChoice } from './period-choice';
import { useCsv } from './use-csv';

interface ShownProps {
  figures: Figures;
  period: Period;
  /** Goes to the nearest period. */
  onDay(day: CalendarDay): void;
  /** Opens a day of the month. */
  onOpen(day: CalendarDay): void;
}

function Shown({ figures, period, onDay, onOpen }: ShownProps) {
  if (figures.groups.length === 0) return <NoFigures {...{ figures, onDay }} />;
  return period.kind === 'day' ? (
    <DayFigures figures={figures} />
  ) : (
    <MonthFigures {...{ figures, onDay: onOpen }} />
  );
}

const fileOf = (locationId: number, { kind, day }: Period) =>
  `figures-${locationId}-${kind === 'day' ? day : day.slice(0, 7)}.csv`;

function FiguresOf({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const { cityDay } = useCityClock();
  const online = useOnline();
  const [locationId, setLocationId] = useState(useKeptOffice(self).locationId);
  const [serviceId, setServiceId] = useState(0);
  // On the first of a month, the last one has more to show.
  const [period, setPeriod] = useState<Period>(() => ({
    kind: 'month',
    day: addDays(cityDay(new Date()), -1),
  }));
  const days = daysOf(period);
  const query = useQuery(figuresQuery(useStaffApi(), { locationId, serviceId, ...days }));
  const { data } = query;
  const saveCsv = useCsv();
  const today = cityDay(data === undefined ? new Date() : new Date(data.at));
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  return (
    <>
      <StaffHeader
        self={self}
        office={self.offices.find((one) => one.locationId === locationId)}
        here="figures"
        desk={{ query, ahead, isCutOff: !online || query.isError }}
      />
      <OfficePage>
        <OfficeHead
          title={t('head.figures')}
          {...{ self, locationId }}
          onOffice={(id) => {
            setLocationId(id);
            setServiceId(0);
          }}
        />
        <PeriodChoice
          {...{ period, serviceId, today }}
          first={fromWireDate(data?.firstDay ?? '')}
          services={self.queues.filter((queue) => queue.locationId === locationId)}
          onPeriod={setPeriod}
          onService={setServiceId}
          onFile={data?.groups.length ? () => saveCsv(data, fileOf(locationId, period)) : undefined}
        />
        <Loaded of={query} loading={<SkeletonList rows={8} />} frame={(standIn) => <Page>{standIn}</Page>}>
          {(figures) => (
            <Shown
              {...{ figures, period }}
              onDay={(day) => setPeriod({ ...period, day })}
              onOpen={(day) => setPeriod({ kind: 'day', day })}
            />
          )}
        </Loaded>
        <Note>{t('figures.note')}</Note>
      </OfficePage>
    </>
  );
}

/** How the visits of an office went: a month at a glance, a day in detail. */
export function FiguresScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.figures}
      title={t('head.figures')}
      returnTo={`${addresses.start}?to=figures`}
    >
      {(self) => <FiguresOf self={self} />}
    </Gate>
  );
}
