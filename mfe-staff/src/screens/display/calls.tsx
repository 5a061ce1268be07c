import { ArrowRight, Bell } from 'lucide-react';
import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { InBoth, NamesInBoth } from '../../components/in-both';
import type { Sign } from '../../components/use-sign-words';
import { isNew } from '../../model/new-calls';
import { spoken } from '../../model/spoken';
import type { Board } from '../../model/wire';
import { d, UNIT } from './display-parts';
import { Queues } from './queues';

const LARGE = 3;
const RECENT = 4;
/** More rows in two columns leave no room for earlier calls. */
const ROWS_ABOVE_RECENT = 4;

/** The number of columns for a number of large calls. `SCALE` is the size of a row in them. */
const columnsFor = (count: number) => (count <= LARGE ? 1 : count <= 12 ? 2 : 3);
const SCALE = { 1: 1, 2: 0.49, 3: 0.32 } as const;
type Columns = keyof typeof SCALE;
/** Names with more characters do not fit on two large lines. “Appointment” follows those of bookings. */
const LONG_NAME = 22;
const LONG_NAME_OF_BOOKING = 10;
const isLong = ({ serviceName, booked }: Board['calls'][number]) =>
  serviceName.length > (booked === true ? LONG_NAME_OF_BOOKING : LONG_NAME);

/** An upright display has room for more rows instead. */
const uprightColumns = (columns: Columns) => (columns === 3 ? 2 : 1);

const List = styled.ol<{ $columns: Columns; $rows: number; $count: number }>`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  grid-template-rows: repeat(
    ${({ $rows }) => $rows},
    minmax(calc(${d(192)} * ${({ $columns }) => SCALE[$columns]}), 1fr)
  );
  @media (orientation: portrait) {
    grid-template-columns: repeat(${({ $columns }) => uprightColumns($columns)}, minmax(0, 1fr));
    grid-template-rows: none;
    grid-auto-rows: minmax(calc(${d(200)} * ${({ $columns }) => SCALE[uprightColumns($columns)]}), 1fr);
    max-height: calc(${d(320)} * ${({ $columns, $count }) => Math.ceil($count / uprightColumns($columns))});
  }
  gap: ${d(20)};
  padding: 0 ${d(40)};
`;
const Row = styled.li<{ $look: 'new' | 'calm' | 'stale'; $columns: Columns }>`
  --d: calc(${UNIT} * ${({ $columns }) => SCALE[$columns]});
  @media (orientation: portrait) {
    --d: calc(${UNIT} * ${({ $columns }) => SCALE[uprightColumns($columns)]});
  }
  display: flex;
  align-items: center;
  overflow: hidden;
  border-radius: ${d(28)};
  background: ${({ $look }) => ($look === 'new' ? token.color.primary : token.color.surface)};
  color: ${({ $look }) =>
    $look === 'new' ? token.color.onPrimary : $look === 'stale' ? token.color.ink2 : token.color.ink};
  box-shadow: ${token.elevation.card};
  font-size: ${d(34)};
  > svg {
    flex: none;
    width: ${d(84)};
    height: ${d(84)};
    margin-left: ${d(44)};
  }
`;
/** Aligns services with and without the bell. */
const Number = styled.b<{ $belled: boolean }>`
  flex: 0 0 ${({ $belled }) => d($belled ? 656 : 784)};
  box-sizing: border-box;
  padding-left: ${({ $belled }) => d($belled ? 36 : 44)};
  font-size: ${d(188)};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;
const Service = styled.div<{ $look: 'new' | 'calm' | 'stale'; $isLong: boolean }>`
  flex: 1;
  line-height: 1.15;
  overflow-wrap: anywhere;
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* Keeps the descenders of the last line. */
    padding-bottom: 0.12em;
    font-size: ${({ $isLong }) => d($isLong ? 42 : 50)};
    font-weight: ${token.weight.bold};
  }
  p + p {
    color: ${({ $look }) => ($look === 'calm' ? token.color.ink2 : 'inherit')};
    font-size: ${d(40)};
    font-weight: ${token.weight.regular};
  }
`;
const Counter = styled.div<{ $look: 'new' | 'calm' | 'stale' }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  align-self: stretch;
  gap: ${d(24)};
  flex: 0 0 ${d(400)};
  box-sizing: border-box;
  margin-left: ${d(32)};
  padding: 0 ${d(44)} 0 ${d(36)};
  background: ${({ $look }) =>
    $look === 'new' ? token.color.primaryPressed : $look === 'stale' ? token.color.sunken : token.color.soft};
  color: ${({ $look }) => ($look === 'calm' ? token.color.softInk : 'inherit')};
  p:first-child {
    font-size: ${d(46)};
    font-weight: ${token.weight.bold};
  }
  b {
    font-size: ${d(168)};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;
const Recent = styled.section`
  display: grid;
  grid-template-columns: ${d(280)} repeat(${RECENT}, minmax(0, 1fr));
  align-items: center;
  gap: ${d(20)};
  min-height: ${d(104)};
  padding: 0 ${d(40)};
  h2 {
    font-size: ${d(36)};
  }
  h2 p + p {
    color: ${token.color.ink2};
    font-size: ${d(26)};
    font-weight: ${token.weight.regular};
  }
`;
const Earlier = styled.p<{ $stale: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${d(16)};
  min-height: ${d(104)};
  border-radius: ${d(20)};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  color: ${({ $stale }) => ($stale ? token.color.ink2 : 'inherit')};
  font-size: ${d(62)};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  svg {
    flex: none;
    width: ${d(34)};
    height: ${d(34)};
  }
`;
const Empty = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  align-content: center;
  color: ${token.color.ink2};
  font-size: ${d(64)};
`;

interface Props {
  board: Board | undefined;
  isStale: boolean;
  /** The server is unreachable, and no board has loaded. */
  isAway: boolean;
  now: number;
  signs: readonly Sign[];
}

type Shown = Pick<Props, 'isStale' | 'signs'> & { calls: Board['calls'] };

/** How many calls stand in large type: everyone who is awaited; without queues in their place, at least the last. */
function largeOf({ calls, queues }: Board): number {
  const awaited = calls.filter((call) => call.awaited).length;
  return awaited === 0 && queues !== undefined ? 0 : Math.min(calls.length, Math.max(LARGE, awaited));
}

function LargeCalls({ calls, isStale, now, signs, columns, rows }: Shown & Layout & { now: number }) {
  return (
    <List role="list" aria-live="polite" $columns={columns} $rows={rows} $count={calls.length}>
      {calls.map((call, at) => {
        const look = isStale ? 'stale' : at === 0 && isNew(call, now) ? 'new' : 'calm';
        return (
          <Row key={`${call.jettonCode}${call.counter}${call.calledAt}`} $look={look} $columns={columns}>
            {look === 'new' && <Bell aria-hidden="true" />}
            <Number $belled={look === 'new'}>{spoken(call.jettonCode)}</Number>
            <Service $look={look} $isLong={isLong(call)}>
              <NamesInBoth
                signs={signs}
                names={call.serviceNames}
                otherwise={call.serviceName}
                also={(w) => call.booked === true && w('sign.booking')}
              />
            </Service>
            <ArrowRight aria-hidden="true" />
            <Counter $look={look}>
              <div>
                <InBoth signs={signs} of={(w) => w('sign.counter')} />
              </div>
              <b>{call.counter}</b>
            </Counter>
          </Row>
        );
      })}
    </List>
  );
}

function EarlierCalls({ calls, isStale, signs }: Shown) {
  if (calls.length === 0) return null;
  return (
    <Recent>
      <h2>
        <InBoth signs={signs} of={(w) => w('sign.earlier')} />
      </h2>
      {calls.map(({ jettonCode, counter, calledAt }) => (
        <Earlier key={`${jettonCode}${counter}${calledAt}`} $stale={isStale}>
          {spoken(jettonCode)}
          <ArrowRight aria-hidden="true" />
          {counter}
        </Earlier>
      ))}
    </Recent>
  );
}

interface Layout {
  columns: Columns;
  rows: number;
}
function layoutOf(count: number): Layout {
  const columns = columnsFor(count);
  return { columns, rows: Math.max(columns === 1 ? LARGE : 1, Math.ceil(count / columns)) };
}

/**
 * Shows every visitor who is called and not yet at the counter in large type, and highlights the newest for a moment;
 * while there is none, the queues. Earlier calls fill the remaining space.
 */
export function Calls({ board, isStale, isAway, now, signs }: Props) {
  const { calls = [], queues } = board ?? {};
  const large = board === undefined ? 0 : largeOf(board);
  const layout = layoutOf(large);
  const hasRoom = layout.rows <= ROWS_ABOVE_RECENT;
  if (large === 0 && queues === undefined)
    return (
      <Empty role="status">
        {isAway && <InBoth signs={signs} of={(w) => w('sign.away')} />}
        {board && <InBoth signs={signs} of={(w) => w('sign.nobody')} />}
      </Empty>
    );
  return (
    <>
      {large > 0 && <LargeCalls calls={calls.slice(0, large)} {...{ isStale, now, signs, ...layout }} />}
      {queues !== undefined && hasRoom && (
        <Queues isBesideCalls={large > 0} {...{ queues, isStale, signs }} />
      )}
      {hasRoom && <EarlierCalls calls={calls.slice(large, large + RECENT)} isStale={isStale} signs={signs} />}
    </>
  );
}
