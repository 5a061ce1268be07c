import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Notice, Sheet, SkeletonBlock, token, type, useWaitWords } from '@vez/shared/ui';
import { usualWeekQuery } from '../../api/live-queries';
import { WithTexts } from '../../components/with-texts';
import { bestTime, type UsualHour } from '../../model/best-time';
import { useTexts } from '../../texts';
import { clockOf, dayOfWeekday, WeekTable } from './week-table';
import { useWeekTexts, weekTexts } from './week-texts';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
const Best = styled.p`
  ${type.title}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
`;
const How = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

function Week({ hours }: { hours: readonly UsualHour[] }) {
  const { t, language } = useWeekTexts();
  const waitWords = useWaitWords();
  const best = bestTime(hours);
  if (hours.length === 0) return <Notice kind="info">{t('none')}</Notice>;
  return (
    <Stack>
      <Best>
        {best === undefined
          ? t('same')
          : t('best', {
              day: formatDay(dayOfWeekday(best.weekday), language, 'weekday'),
              from: clockOf(best.from),
              until: clockOf(best.until),
              wait: waitWords(best) ?? '',
            })}
      </Best>
      <WeekTable hours={hours} best={best} />
      <How>{t('how')}</How>
    </Stack>
  );
}

/** Read once it is opened. */
function WeekOf({ service, place }: Props) {
  const week = useQuery(usualWeekQuery(useApi(), { serviceId: service.id, locationId: place.id }));
  const loading = <SkeletonBlock $height={320} />;
  return (
    <Loaded of={week} look="part" loading={loading}>
      {({ hours }) => (
        <WithTexts of={weekTexts} loading={loading}>
          <Week hours={hours} />
        </WithTexts>
      )}
    </Loaded>
  );
}

interface Props {
  service: Pick<Service, 'id'>;
  place: Pick<ServiceLocation, 'id'>;
}

/** When the wait for a number is usually the shortest: a sentence, then the week (QUE-03). */
export function UsualWeek({ service, place }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={ChartColumn} fit onClick={() => setOpen(true)}>
        {t('week.open')}
      </Button>
      <Sheet open={isOpen} title={t('week.open')} onClose={() => setOpen(false)}>
        {isOpen && <WeekOf service={service} place={place} />}
      </Sheet>
    </>
  );
}
