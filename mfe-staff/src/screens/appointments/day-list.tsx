import { Info } from 'lucide-react';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { failureText } from '@vez/shared/api-error';
import { cityDay, cityTime, formatClock, formatDay } from '@vez/shared/dates';
import { Button, figures, Icon, Notice, token, type } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { StatePill } from '../../components/state-pill';
import { useNow } from '../../components/use-now';
import { actOfRow, GROUPS, inGroup, type Group } from '../../model/appointments';
import { spoken } from '../../model/spoken';
import type { Desk, Office, Visit } from '../../model/wire';
import { useTexts } from '../../texts';

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]};
  h1 {
    ${type.heading}
  }
`;
const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;
const Filter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(44)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.support}
  cursor: pointer;
  b {
    ${figures}
  }
  &[aria-pressed='true'] {
    border: 2px solid ${token.color.primary};
    background: ${token.color.soft};
    color: ${token.color.softInk};
    font-weight: ${token.weight.bold};
  }
`;
const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.support}
  ${figures}
  th {
    background: ${token.color.sunken};
    color: ${token.color.ink2};
    font-weight: ${token.weight.regular};
    text-align: left;
  }
  th,
  td {
    height: ${token.size(44)};
    padding: 0 ${token.space[4]};
    border-bottom: 1px solid ${token.color.line};
  }
  td:first-child {
    font-weight: ${token.weight.bold};
  }
  td:last-child {
    text-align: right;
  }
`;
const Now = styled.td`
  height: auto !important;
  padding: 0 !important;
  border-bottom: 2px solid ${token.color.primary} !important;
  span {
    padding: 0 ${token.space[4]};
    color: ${token.color.primary};
  }
`;
const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  desk: Desk;
  ahead: number;
  office: Office | undefined;
  isCutOff: boolean;
  /** That of this device, where it has one: then it can call. */
  counter: string | undefined;
  readAgain(): Promise<unknown>;
}

/** Checks in, or calls to this counter. */
function useRowActs({ counter, readAgain }: Pick<Props, 'counter' | 'readAgain'>) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  async function run({ ticketId, ...visit }: Visit) {
    if (busy !== undefined) return;
    setBusy(ticketId);
    setFailed(undefined);
    try {
      if (actOfRow({ ticketId, ...visit }) === 'callThis')
        await api.callTicket({ ticketId, counter: counter ?? '' });
      else await api.checkInFor({ ticketId });
    } catch (error) {
      setFailed(failureText(error, t('line.notDone')));
    }
    await readAgain();
    setBusy(undefined);
  }
  return { busy, failed, run };
}

interface RowProps extends Pick<Props, 'counter' | 'isCutOff'> {
  visit: Visit;
  now: number;
  busy: string | undefined;
  onAct(visit: Visit): void;
}

function DayRow({ visit, now, counter, isCutOff, busy, onAct }: RowProps) {
  const { t } = useTexts();
  const act = actOfRow(visit);
  const isOffered = act !== undefined && (act !== 'callThis' || counter !== undefined);
  return (
    <tr>
      <td>{visit.time}</td>
      <td>{spoken(visit.jettonCode)}</td>
      <td>{visit.serviceName}</td>
      <td>{visit.person || '–'}</td>
      <td>{visit.arrivedAt === null ? '–' : formatClock(visit.arrivedAt)}</td>
      <td>
        <StatePill visit={visit} now={now} />
      </td>
      <td>
        {isOffered && (
          <Button
            kind="outline"
            fit
            busy={busy === visit.ticketId}
            disabled={isCutOff}
            aria-label={`${t(`rowAct.${act}`)}: ${spoken(visit.jettonCode)}`}
            onClick={() => onAct(visit)}
          >
            {t(`rowAct.${act}`)}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Filters({ desk, group, onChoose }: { desk: Desk; group: Group; onChoose(group: Group): void }) {
  const { t } = useTexts();
  return (
    <FilterRow role="group" aria-label={t('appointments.filters')}>
      {(Object.keys(GROUPS) as Group[]).map((name) => (
        <Filter key={name} type="button" aria-pressed={name === group} onClick={() => onChoose(name)}>
          <b>{inGroup(desk.appointments, name).length}</b>
          {t(`groups.${name}`)}
        </Filter>
      ))}
    </FilterRow>
  );
}

/** The day by time, with a line for now; the filters are also the counts. */
export function DayList({ desk, ahead, office, isCutOff, counter, readAgain }: Props) {
  const { t, language } = useTexts();
  const now = useNow(ahead);
  const { busy, failed, run } = useRowActs({ counter, readAgain });
  const [group, setGroup] = useState<Group>('all');
  const rows = inGroup(desk.appointments, group);
  const time = cityTime(new Date(now));
  const firstLater = rows.findIndex((visit) => visit.time > time);
  return (
    <Whole>
      <h1>
        {t('head.appointments')} · {formatDay(cityDay(new Date(now)), language, 'withoutYear')}
      </h1>
      <Filters desk={desk} group={group} onChoose={setGroup} />
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Scroll role="region" tabIndex={0} aria-label={t('head.appointments')}>
        <Table>
          <thead>
            <tr>
              {(['time', 'number', 'service', 'person', 'arrived', 'state', 'act'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((visit, at) => (
              <Fragment key={visit.ticketId}>
                {at === firstLater && at > 0 && (
                  <tr>
                    <Now colSpan={7}>
                      <span>{t('appointments.now', { time })}</span>
                    </Now>
                  </tr>
                )}
                <DayRow
                  visit={visit}
                  now={now}
                  {...{ counter, isCutOff, busy }}
                  onAct={(of) => void run(of)}
                />
              </Fragment>
            ))}
          </tbody>
        </Table>
        {rows.length === 0 && <p style={{ padding: token.space[4] }}>{t('appointments.noneToday')}</p>}
      </Scroll>
      {office && (
        <Foot>
          <Icon of={Info} size={20} />
          {t('appointments.grace', { count: office.graceMinutes })}
        </Foot>
      )}
    </Whole>
  );
}
