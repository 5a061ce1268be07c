import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useByVideo } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Card, CardTitle, Facts, figures, token, type, useUiTexts, Wave } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReservationContext } from './use-reservation';

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

/** The choice before it is booked. @param children the hold, shown here at a desk only */
export function Summary({ children }: { children: ReactNode }) {
  const { t, language } = useTexts();
  const { booking, state } = useReservationContext();
  const { service, office } = booking;
  const byVideo = useByVideo()(office);
  const { byVideo: byVideoWords } = useUiTexts();
  const { day, time } = state.form;
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
                {office.name}
                <Support>{byVideo ? byVideoWords : office.address}</Support>
              </>
            ),
          },
        ]}
      />
      {children}
    </Card>
  );
}
