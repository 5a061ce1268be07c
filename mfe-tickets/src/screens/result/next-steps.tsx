import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { figures, token, type } from '@vez/shared/ui';
import { FIGURE, figureOf } from '../../components/figure-of';
import { TitledCard } from '../../components/titled-card';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[3]};
  counter-reset: step;
  & > li {
    display: flex;
    gap: ${token.space[3]};
    counter-increment: step;
  }
  & > li > span {
    text-wrap: pretty;
  }
  & > li::before {
    content: counter(step);
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: ${token.size(28)};
    height: ${token.size(28)};
    border-radius: 50%;
    background: ${token.color.soft};
    color: ${token.color.softInk};
    ${type.support}
    ${figures}
    font-weight: ${token.weight.bold};
  }
`;

/** The next steps, in order. */
export function NextSteps({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const number = spoken(mine.ticket.jettonCode);
  const isHere = mine.checkedIn === true;
  const steps = [
    ...(isBooking(mine) && !isHere ? [t('next.onTime')] : []),
    ...(isHere ? [] : [t('next.goTo', { place: mine.locationName })]),
    ...(mine.cntToAlert === null ? [] : [t('next.alert', { count: mine.cntToAlert })]),
    t('next.called', { number: FIGURE }),
  ];
  // By video, the room explains the steps; at a closed office there are none.
  const hasSteps = mine.progress !== 'called' && mine.joinUrl === undefined && mine.closure === undefined;
  if (!hasSteps) return null;
  return (
    <TitledCard title={t('next.title')}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <span>{figureOf(step, number)}</span>
          </li>
        ))}
      </Steps>
    </TitledCard>
  );
}
