import { useState } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Badge, Button, Confirm, Notice, token, type, type BadgeKind } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { Rows } from '../../components/office-page';
import { useNoticedAct } from '../../components/use-noticed-act';
import { stateOf, type ClosureState } from '../../model/closure';
import type { Closure, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { Unreached } from './unreached';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  h2 {
    ${type.title}
  }
  p {
    ${type.support}
    color: ${token.color.ink2};
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const LOOK: Record<ClosureState, BadgeKind> = {
  ahead: 'info',
  now: 'warn',
  over: 'neutral',
  reopened: 'live',
};
const COUNTED = ['held', 'accepted', 'moved', 'noTime', 'ended', 'unanswered', 'kept'] as const;

interface Props {
  self: StaffSelf;
  closures: readonly Closure[];
  /** By the server's clock, in ms. */
  now: number;
  readAgain(): Promise<unknown>;
}

/** What is closed, in words. */
function useNames(self: StaffSelf) {
  const { t, language } = useTexts();
  const { cityDay, cityTime } = useCityClock();
  const at = (instant: string) => {
    const moment = new Date(instant);
    return `${formatDay(cityDay(moment), language, 'withoutYear')} ${cityTime(moment)}`;
  };
  return {
    placeOf: ({ locationId, serviceId }: Closure) =>
      [
        locationId === null
          ? t('closures.whole.department')
          : self.offices.find((office) => office.locationId === locationId)?.name,
        serviceId !== null && self.queues.find((queue) => queue.serviceId === serviceId)?.serviceName,
      ]
        .filter(Boolean)
        .join(' · '),
    whenOf: ({ from, until }: Closure) => t('closures.span', { from: at(from), until: at(until) }),
  };
}

interface RowProps {
  closure: Closure;
  names: ReturnType<typeof useNames>;
  now: number;
  onList(): void;
  onReopen(): void;
}

function ClosureRow({ closure, names: { placeOf, whenOf }, now, onList, onReopen }: RowProps) {
  const { t } = useTexts();
  const { people, reason } = closure;
  const state = stateOf(closure, now);
  const became = COUNTED.filter((name) => people[name] > 0).map((name) =>
    t(`closures.became.${name}`, { count: people[name] }),
  );
  return (
    <Row>
      <Facts>
        <h2>{placeOf(closure)}</h2>
        <Badge kind={LOOK[state]}>{t(`closures.state.${state}`)}</Badge>
        <p>{`${whenOf(closure)} · ${t(`closures.for.${reason}`)}`}</p>
        <p>{became.length === 0 ? t('closures.nobody') : became.join(' · ')}</p>
      </Facts>
      <Acts>
        {people.unreached > 0 && (
          <Button kind="outline" fit onClick={onList}>
            {t('closures.list', { count: people.unreached })}
          </Button>
        )}
        {(state === 'now' || state === 'ahead') && (
          <Button
            kind="outline"
            fit
            aria-label={`${t('closures.reopen')}: ${placeOf(closure)}`}
            onClick={onReopen}
          >
            {t('closures.reopen')}
          </Button>
        )}
      </Acts>
    </Row>
  );
}

/** The closures to come, of now and of late, and what became of their people. */
export function ClosureRows({ self, closures, now, readAgain }: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const names = useNames(self);
  const [opening, setOpening] = useState<Closure>();
  const [listed, setListed] = useState<Closure>();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const reopen = async () => {
    setFailed(undefined);
    await run({ run: () => api.reopenOffice({ closureId: opening!.closureId }), then: readAgain });
    setOpening(undefined);
  };
  if (closures.length === 0) return <p>{t('closures.none')}</p>;
  return (
    <>
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Rows>
        {closures.map((closure) => (
          <ClosureRow
            key={closure.closureId}
            {...{ closure, names, now }}
            onList={() => setListed(closure)}
            onReopen={() => setOpening(closure)}
          />
        ))}
      </Rows>
      {listed !== undefined && (
        <Unreached
          closureId={listed.closureId}
          title={`${names.placeOf(listed)} · ${names.whenOf(listed)}`}
          onClose={() => setListed(undefined)}
        />
      )}
      <Confirm
        open={opening !== undefined}
        title={t('closures.reopenTitle')}
        confirm={t('closures.reopen')}
        busy={busy !== undefined}
        onConfirm={() => void reopen()}
        onCancel={() => setOpening(undefined)}
      >
        <p>{opening && t('closures.reopenText', { count: opening.people.held + opening.people.noTime })}</p>
      </Confirm>
    </>
  );
}
