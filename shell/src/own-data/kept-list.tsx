import styled from 'styled-components';
import type { ShellCalls } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Card, figures, token, type } from '@vez/shared/ui';
import { useShell } from '../layout/shell-context';
import { useStore } from '../use-store';
import { useOwnDataTexts } from './own-data-texts';

export type OwnData = ShellCalls['ownData']['answer'];
type Kept = OwnData['kinds'][number];

/** Kinds whose days are counted from the visit. */
const OF_VISITS: readonly Kept['kind'][] = ['tickets', 'answers'];

const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;
const Row = styled.li`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[3]} 0;
  &:not(:first-child) {
    border-top: 1px solid ${token.color.line};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
`;
const Name = styled.h2`
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const Count = styled.span`
  ${figures}
  flex: none;
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** When data of a kind is deleted: by its rule, and the last of it. */
function useUntil() {
  const { t } = useOwnDataTexts();
  const language = useStore(useShell().bridge.language);
  return ({ kind, count, keptDays, until }: Kept) => {
    if (kind === 'logins') return t('afterLogout');
    const rule = t(OF_VISITS.includes(kind) ? 'afterVisit' : 'after', { count: keptDays });
    const last = until === null || !count ? undefined : fromWireDate(until);
    return last === undefined ? rule : t('last', { rule, day: formatDay(last, language) });
  };
}

/** What is kept of a person, kind by kind: how many, why, and until when. */
export function KeptList({ kinds }: { kinds: readonly Kept[] }) {
  const { t } = useOwnDataTexts();
  const untilOf = useUntil();
  return (
    <Card>
      <Rows>
        {kinds.map((kept) => (
          <Row key={kept.kind}>
            <Head>
              <Name>{t(`kinds.${kept.kind}.name`)}</Name>
              {kept.count !== null && <Count>{kept.count || t('none')}</Count>}
            </Head>
            <Support>{t(`kinds.${kept.kind}.why`)}</Support>
            <Support>{untilOf(kept)}</Support>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
