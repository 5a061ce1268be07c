import styled from 'styled-components';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { Card, CardTitle, figures, token, type, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[3]};
  counter-reset: step;
`;
const Step = styled.li`
  display: flex;
  gap: ${token.space[3]};
  ${type.support}
  text-wrap: pretty;
  counter-increment: step;
  &::before {
    content: counter(step);
    flex: none;
    align-self: flex-start;
    width: ${token.size(22)};
    border-radius: ${token.radius.pill};
    background: ${token.color.soft};
    color: ${token.color.softInk};
    ${figures}
    font-weight: ${token.weight.bold};
    text-align: center;
  }
`;

const Where = styled.span`
  display: block;
  color: ${token.color.ink2};
`;

interface Props {
  place: Pick<ServiceLocation, 'address'>;
  withCode: boolean;
  byVideo: boolean;
}

/** The steps after this page, to prepare the user for a code or for checking in. */
export function NextSteps({ place, withCode, byVideo }: Props) {
  const { t } = useTexts();
  const { byVideo: needsNoWay } = useUiTexts();
  return (
    <Card $stacked $lifted>
      <CardTitle>{t('steps.title')}</CardTitle>
      <Steps>
        {withCode && <Step>{t('steps.code')}</Step>}
        <Step>{t('steps.number')}</Step>
        <Step>
          <span>
            {t(byVideo ? 'steps.video' : 'steps.arrive')}
            <Where>{byVideo ? needsNoWay : place.address}</Where>
          </span>
        </Step>
      </Steps>
    </Card>
  );
}
