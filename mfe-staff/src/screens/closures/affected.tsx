import styled from 'styled-components';
import { useQuery } from '@vez/shared/query';
import { Card, figures, Notice, token, type } from '@vez/shared/ui';
import { previewQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import type { ClosureDraft, ClosureScope } from '../../model/closure';
import { MessagePreview } from '../../components/message-preview';
import { useTexts } from '../../texts';

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[2]};
  ${type.section}
  b {
    ${type.hero}
    ${figures}
  }
`;
const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[4]};
  dd {
    text-align: right;
    font-weight: ${token.weight.bold};
    ${figures}
  }
`;

const NOWHERE: ClosureScope = { locationId: null, serviceId: null, from: '', until: '' };

/** Counts the bookings and numbers that the closure would affect, whenever the form changes. */
export function usePreview(
  scope: ClosureScope | undefined,
  { endsNumbers, reason }: Pick<ClosureDraft, 'endsNumbers' | 'reason'>,
) {
  const api = useStaffApi();
  const query = useQuery({
    ...previewQuery(api, scope ?? NOWHERE, reason),
    enabled: scope !== undefined,
  });
  const counts = scope === undefined ? undefined : query.data;
  const affected = counts && counts.bookings + (endsNumbers ? counts.numbers : 0);
  const withoutPhone = counts && counts.withoutPhone + (endsNumbers ? counts.numbersWithoutPhone : 0);
  return {
    counts,
    isFailed: scope !== undefined && query.isError,
    /** With and without a phone. */
    affected,
    withoutPhone,
    notified: affected && affected - withoutPhone!,
  };
}

interface Props {
  preview: ReturnType<typeof usePreview>;
  /** Whether what is closed, and when, is filled in. */
  isComplete: boolean;
  endsNumbers: boolean;
}

/** Shows how many people the closure would affect, and how. */
export function Affected({ preview, isComplete, endsNumbers }: Props) {
  const { t } = useTexts();
  const { counts, affected, withoutPhone, isFailed } = preview;
  if (counts === undefined || affected === undefined || withoutPhone === undefined) {
    return (
      <Card $stacked>
        {isFailed ? (
          <Notice kind="error" title={t('closures.noPreview')} announce />
        ) : (
          <p>{t(isComplete ? 'closures.counting' : 'closures.incomplete')}</p>
        )}
      </Card>
    );
  }
  const rows = [
    ['sameOffice', counts.sameOffice],
    ['otherOffice', counts.otherOffice],
    ['noTime', counts.noTime],
    [endsNumbers ? 'numbersEnd' : 'numbersKept', counts.numbers],
    ['withoutPhone', withoutPhone],
  ] as const;
  return (
    <Card $stacked>
      <Head role="status">
        <b>{affected}</b> {t('closures.affected', { count: affected })}
      </Head>
      <Rows>
        {rows
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <RowOf key={name} name={t(`closures.people.${name}`)} count={count} />
          ))}
      </Rows>
      <MessagePreview label={t('closures.message')} messages={counts.messages} />
    </Card>
  );
}

const RowOf = ({ name, count }: { name: string; count: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </>
);
