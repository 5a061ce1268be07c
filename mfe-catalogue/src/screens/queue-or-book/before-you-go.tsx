import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { useByVideo } from '@vez/shared/bridge';
import { readablePhone } from '@vez/shared/domain';
import { Card, CardTitle, Facts, TextLink, token } from '@vez/shared/ui';
import { hasDetail, ServiceDetail } from '../../components/service-detail';
import { useTexts } from '../../texts';
import { UsualWeek } from './usual-week';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

interface Props {
  service: Service;
  place: ServiceLocation;
  /** Whether numbers are given here. */
  hasNumbers: boolean;
}

/** What to know of the office and the service before the way there. */
export function BeforeYouGo({ service, place, hasNumbers }: Props) {
  const { t } = useTexts();
  const isByVideo = useByVideo()(place);
  return (
    <Card $stacked>
      <CardTitle>{t(isByVideo ? 'place.beforeVideo' : 'place.before')}</CardTitle>
      <Facts
        facts={[
          { label: t('place.department'), value: service.departmentNames[0] },
          { label: t('place.hours'), value: place.description },
          { label: t('place.wayIn'), value: isByVideo ? undefined : place.wayIn },
          {
            label: t('place.phone'),
            value: place.telephone && (
              <TextLink href={`tel:${place.telephone.replace(/[^\d+]/g, '')}`}>
                {readablePhone(place.telephone)}
              </TextLink>
            ),
          },
        ]}
      />
      {(hasDetail(service) || hasNumbers) && (
        <Buttons>
          {hasNumbers && <UsualWeek service={service} place={place} />}
          {hasDetail(service) && <ServiceDetail service={service} />}
        </Buttons>
      )}
    </Card>
  );
}
