import styled from 'styled-components';
import { Button, Card, CardTitle, Facts, token, type } from '@vez/shared/ui';
import { hoursOn, inOrder, REMINDERS, WEEK } from '../../model/office-settings';
import type { OfficeSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { CardHead } from './rows';
import { SideBySide } from './side-by-side';
import { useSettingsWords } from './use-settings-words';

const NEXT_HOLIDAYS = 5;

const Line = styled.span`
  display: block;
`;
const KeptBy = styled.p`
  margin-top: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
`;

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <Line key={line}>{line}</Line>);

interface Props {
  settings: Pick<OfficeSettings, 'calendar' | 'keptBy' | 'holidays'>;
  onEdit(): void;
}

/** The calendar of the office, and its next public holidays. */
export function CalendarFacts({ settings: { calendar, keptBy, holidays }, onEdit }: Props) {
  const { t, language } = useTexts();
  const { weekdayOf, dayOf, shortDayOf, hoursOf, yesOrNo } = useSettingsWords();
  const reminders = REMINDERS.filter((name) => calendar[name]).map((name) => t(`office.field.${name}`));
  const { workDays, closesOnHolidays, checkInAheadMinutes: before, graceMinutes: after } = calendar;
  const next = holidays.slice(0, NEXT_HOLIDAYS);
  return (
    <Card $stacked as="section">
      <CardHead>
        <CardTitle>{t('office.calendar')}</CardTitle>
        {keptBy === null && (
          <Button
            kind="outline"
            fit
            aria-label={`${t('office.change')}: ${t('office.calendar')}`}
            onClick={onEdit}
          >
            {t('office.change')}
          </Button>
        )}
      </CardHead>
      <SideBySide>
        <Facts
          facts={WEEK.map((weekday) => ({
            label: weekdayOf(weekday),
            value: hoursOf(hoursOn(calendar, weekday)),
          }))}
        />
        <Facts
          facts={[
            { label: t('office.description'), value: calendar.description[language] || t('office.none') },
            { label: t('office.field.closesOnHolidays'), value: yesOrNo(closesOnHolidays) },
            {
              label: t('office.nextHolidays'),
              value: next.length > 0 && (
                <Lines lines={next.map(({ day, name }) => `${shortDayOf(day)} · ${name}`)} />
              ),
            },
            {
              label: t('office.workDays'),
              value: workDays.length > 0 ? <Lines lines={inOrder(workDays).map(dayOf)} /> : t('office.none'),
            },
            { label: t('office.checkIn'), value: t('office.window', { before, after }) },
            { label: t('office.field.asksArrival'), value: yesOrNo(calendar.asksArrival === true) },
            {
              label: t('office.reminders'),
              value: reminders.length > 0 ? <Lines lines={reminders} /> : t('office.none'),
            },
          ].filter(({ value }) => value !== false)}
        />
      </SideBySide>
      {keptBy !== null && <KeptBy>{t('office.keptBy', { department: keptBy })}</KeptBy>}
    </Card>
  );
}
