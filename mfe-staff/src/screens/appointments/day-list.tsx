import { Info } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { figures, Icon, Notice, token, type } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { useNow } from '../../components/use-now';
import { GROUPS, inGroup, type Group } from '../../model/appointments';
import type { Desk, Office, Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import { DayRow, type RowPanel } from './day-row';
import { RowPanels, type Opened } from './row-panels';
import { useRowActs } from './use-row-acts';

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
    white-space: nowrap;
  }
  th,
  td {
    height: ${token.size(44)};
    padding: ${token.space[1]} ${token.space[4]};
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
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[5]};
  ${type.support}
  color: ${token.color.ink2};
  p {
    display: flex;
    gap: ${token.space[2]};
  }
  svg {
    flex: none;
  }
`;

interface Props {
  desk: Desk;
  ahead: number;
  office: Office | undefined;
  isCutOff: boolean;
  /** The counter of this device. Calls are possible only with one. */
  counter: string | undefined;
  readAgain(): Promise<unknown>;
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

const COLUMNS = ['time', 'number', 'service', 'person', 'arrived', 'state', 'act'] as const;

interface RowsProps {
  rows: readonly Visit[];
  now: number;
  isCutOff: boolean;
  canCall: boolean;
  acts: ReturnType<typeof useRowActs>;
  onOpen(panel: RowPanel, visit: Visit): void;
}

function Rows({ rows, now, isCutOff, canCall, acts, onOpen }: RowsProps) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const time = cityTime(new Date(now));
  const firstLater = rows.findIndex((visit) => visit.time > time);
  return (
    <Table>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
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
                <Now colSpan={COLUMNS.length}>
                  <span>{t('appointments.now', { time })}</span>
                </Now>
              </tr>
            )}
            <DayRow
              {...{ visit, now, canCall, isCutOff }}
              isBusy={acts.busy === visit.ticketId}
              onAct={() => void acts.run(visit)}
              onOpen={(panel) => onOpen(panel, visit)}
            />
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** Focuses the row of a booking, or the list if it has moved to another day. */
function focusRow(list: HTMLElement | null, ticketId: string): void {
  (list?.querySelector<HTMLElement>(`[data-ticket='${ticketId}'] button`) ?? list)?.focus();
}

/** The day's bookings by time, with a line for the current time and filters with counts. */
export function DayList({ desk, ahead, office, isCutOff, counter, readAgain }: Props) {
  const { cityDay } = useCityClock();
  const { t, language } = useTexts();
  const now = useNow(ahead);
  const acts = useRowActs({ counter, readAgain });
  const [group, setGroup] = useState<Group>('all');
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLDivElement>(null);
  const close = (ticketId: string) => {
    setOpened(undefined);
    focusRow(list.current, ticketId);
  };
  const rows = inGroup(desk.appointments, group);
  return (
    <Whole>
      <h1>
        {t('head.appointments')} · {formatDay(cityDay(new Date(now)), language, 'withoutYear')}
      </h1>
      <Filters desk={desk} group={group} onChoose={setGroup} />
      {acts.failed !== undefined && <Notice kind="error" title={acts.failed} announce />}
      {opened && (
        <RowPanels
          opened={opened}
          locationId={office?.locationId ?? 0}
          acts={acts}
          onClose={() => close(opened.visit.ticketId)}
        />
      )}
      <Scroll ref={list} role="region" tabIndex={0} aria-label={t('head.appointments')}>
        <Rows
          {...{ rows, now, isCutOff, acts }}
          canCall={counter !== undefined}
          onOpen={(panel, visit) => setOpened({ panel, visit })}
        />
        {rows.length === 0 && <p style={{ padding: token.space[4] }}>{t('appointments.noneToday')}</p>}
      </Scroll>
      <Foot>
        {office && (
          <p>
            <Icon of={Info} size={20} />
            {t('appointments.grace', { count: office.graceMinutes })}
          </p>
        )}
        <span>
          <KeyCap of="F2" /> <KeyCap of="F4" /> <KeyCap of="F6" /> <KeyCap of="F7" /> <KeyCap of="F9" />{' '}
          {t('appointments.keys')}
        </span>
      </Foot>
    </Whole>
  );
}
