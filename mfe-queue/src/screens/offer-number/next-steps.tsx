import styled from 'styled-components';
import { Card, CardTitle, figures, token, type } from '@vez/shared/ui';
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

/** The steps after this page, to prepare the user for a code or for checking in. */
export function NextSteps({ withCode, byVideo }: { withCode: boolean; byVideo: boolean }) {
  const { t } = useTexts();
  return (
    <Card $stacked $lifted>
      <CardTitle>{t('steps.title')}</CardTitle>
      <Steps>
        {withCode && <Step>{t('steps.code')}</Step>}
        <Step>{t('steps.number')}</Step>
        <Step>{t(byVideo ? 'steps.video' : 'steps.arrive')}</Step>
      </Steps>
    </Card>
  );
}
