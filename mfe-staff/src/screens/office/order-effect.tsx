import styled from 'styled-components';
import { keepPreviousData, useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Card, CardTitle, figures, SkeletonList, token, type } from '@vez/shared/ui';
import { orderEffectQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import type { CallingRule } from '../../model/calling-order';
import type { OrderEffect as Effect } from '../../model/wire';
import { useTexts } from '../../texts';

const Wide = styled.div`
  overflow-x: auto;
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${figures}
  th,
  td {
    padding: ${token.space[2]} ${token.space[3]};
    border-bottom: 1px solid ${token.color.line};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    ${type.support}
    color: ${token.color.ink2};
  }
  tbody th {
    font-weight: ${token.weight.medium};
  }
  tr[data-chosen] > * {
    background: ${token.color.soft};
    color: ${token.color.softInk};
    font-weight: ${token.weight.bold};
  }
`;

type Waits = Effect['effects'][number]['numbers'];

const minutesOf = (waits: Waits) => [waits?.half, waits?.most, waits?.longest];

function Effects({ effect, chosen }: { effect: Effect; chosen: CallingRule['order'] }) {
  const { t } = useTexts();
  const { days, bookings, numbers, effects } = effect;
  if (effects.length === 0) return <p>{t('office.effectUnknown')}</p>;
  return (
    <>
      <p>{t('office.effectOf', { count: days, bookings, numbers })}</p>
      <Wide>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('office.effectMinutes')}</th>
              {(['bookings', 'numbers'] as const).flatMap((who) =>
                (['half', 'most', 'longest'] as const).map((share) => (
                  <th key={`${who} ${share}`} scope="col">
                    {t(`office.effectWho.${who}`)}
                    <br />
                    {t(`office.effectShare.${share}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {effects.map(({ order, booked, numbers: number }) => (
              <tr key={order} data-chosen={order === chosen || undefined}>
                <th scope="row">{t(`office.orders.${order}`)}</th>
                {[...minutesOf(booked), ...minutesOf(number)].map((minutes, at) => (
                  <td key={at}>{minutes}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Wide>
      <p>{t('office.effectModel')}</p>
    </>
  );
}

interface Props {
  locationId: number;
  rule: CallingRule;
}

/** How long people would have waited on the last days under each order of calling. */
export function OrderEffect({ locationId, rule }: Props) {
  const { t } = useTexts();
  const query = useQuery({
    ...orderEffectQuery(useStaffApi(), locationId, rule),
    placeholderData: keepPreviousData,
  });
  return (
    <Card $stacked as="section">
      <CardTitle>{t('office.effect')}</CardTitle>
      <Loaded of={query} look="part" loading={<SkeletonList rows={3} />}>
        {(effect) => <Effects effect={effect} chosen={rule.order} />}
      </Loaded>
    </Card>
  );
}
