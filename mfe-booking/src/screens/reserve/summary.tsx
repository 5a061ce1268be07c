import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, Facts, figures, token, type, Wave } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Time = styled.p`
  ${type.heading}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const Edge = styled(Wave)`
  margin-inline: calc(-1 * ${token.space[4]});
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  service: Service;
  place: ServiceLocation;
  day: CalendarDay | null;
  time: string | null;
  /** What stands in the summary at a desk alone: the hold, the main button. */
  children: ReactNode;
}

/** What is about to be booked, before it is. */
export function Summary({ service, place, day, time, children }: Props) {
  const { t, language } = useTexts();
  return (
    <Card $stacked $lifted>
      <CardTitle>{t('summary.title')}</CardTitle>
      <div>
        {time && <Time>{time}</Time>}
        {day ? <p>{formatDay(day, language)}</p> : <Support>{t('summary.nothing')}</Support>}
        {day && !time && <Support>{t('summary.noTime')}</Support>}
      </div>
      <Edge />
      <Facts
        facts={[
          { label: t('summary.service'), value: service.name },
          { label: t('summary.department'), value: service.departmentNames[0] },
          {
            label: t('summary.place'),
            value: (
              <>
                {place.name}
                <Support>{place.address}</Support>
              </>
            ),
          },
        ]}
      />
      {children}
    </Card>
  );
}
