import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useByVideo } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Card, CardTitle, Facts, figures, token, type, useUiTexts, Wave } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';

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

/** What is about to be booked, before it is. `children`: what stands here at a desk alone, the hold and the button. */
export function Summary({ children }: { children: ReactNode }) {
  const { t, language } = useTexts();
  const { booking, state } = useReserve();
  const { service, place } = booking;
  const byVideo = useByVideo()(place);
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
                {place.name}
                <Support>{byVideo ? byVideoWords : place.address}</Support>
              </>
            ),
          },
        ]}
      />
      {children}
    </Card>
  );
}
