import styled from 'styled-components';
import { token, waitWords } from '@vez/shared/ui';
import { InBoth, NamesInBoth } from '../../components/in-both';
import type { Sign } from '../../components/use-sign-words';
import type { BoardQueue } from '../../model/wire';
import { d, UNIT } from './display-parts';

/** More queues stand in two columns. */
const ROWS = 5;
/** As many as can be read from afar, those with most people first. */
const MOST = 12;
/** The size of a row in two columns. */
const SMALL = 0.62;
/** An upright display has more room for each row, and puts the wait below the people. */
const UPRIGHT = 1.4;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${d(32)};
  padding: ${d(14)} ${d(56)} 0;
  p {
    color: ${token.color.ink2};
    font-size: ${d(40)};
  }
  p:first-child {
    color: ${token.color.ink};
    font-size: ${d(56)};
    font-weight: ${token.weight.bold};
  }
`;
const List = styled.ul<{ $rows: number; $isLong: boolean }>`
  --d: calc(${UNIT} * ${({ $isLong }) => ($isLong ? SMALL : 1)});
  display: grid;
  flex: 1;
  grid-template-rows: repeat(
    ${({ $rows, $isLong }) => ($isLong ? Math.ceil($rows / 2) : $rows)},
    minmax(${d(100)}, 1fr)
  );
  grid-template-columns: repeat(${({ $isLong }) => ($isLong ? 2 : 1)}, minmax(0, 1fr));
  gap: 0 ${d(60)};
  max-height: calc(${d(170)} * ${({ $rows }) => $rows});
  margin: 0 calc(40 * ${UNIT});
  padding: 0 ${d(40)};
  border-radius: ${d(28)};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  @media (orientation: portrait) {
    --d: calc(${UNIT} * ${UPRIGHT});
    grid-template-rows: repeat(${({ $rows }) => $rows}, minmax(${d(150)}, 1fr));
    grid-template-columns: minmax(0, 1fr);
    max-height: calc(${d(230)} * ${({ $rows }) => $rows});
  }
`;
const Row = styled.li<{ $isStale: boolean }>`
  display: flex;
  align-items: center;
  gap: ${d(36)};
  min-width: 0;
  border-bottom: 1px solid ${token.color.line};
  color: ${({ $isStale }) => ($isStale ? token.color.ink2 : 'inherit')};
  line-height: 1.2;
  p + p {
    color: ${token.color.ink2};
    font-size: ${d(30)};
    font-weight: ${token.weight.regular};
    line-height: 1.35;
  }
`;
const Letter = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: ${d(80)};
  height: ${d(80)};
  border-radius: ${d(14)};
  background: ${token.color.soft};
  color: ${token.color.softInk};
  font-size: ${d(50)};
  font-style: normal;
  font-weight: ${token.weight.bold};
`;
const Name = styled.div`
  flex: 1;
  min-width: 0;
  p {
    overflow: hidden;
    font-size: ${d(46)};
    font-weight: ${token.weight.bold};
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (orientation: portrait) {
    p {
      line-height: 1.2;
      white-space: normal;
    }
  }
`;
const Figures = styled.div`
  display: flex;
  align-items: center;
  @media (orientation: portrait) {
    flex-direction: column;
    align-items: flex-end;
  }
`;
const People = styled.div`
  display: flex;
  align-items: center;
  gap: ${d(20)};
  width: ${d(330)};
  font-size: ${d(36)};
  b {
    flex: 0 0 ${d(140)};
    font-size: ${d(96)};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-align: right;
  }
`;
const Wait = styled.div`
  width: ${d(440)};
  font-variant-numeric: tabular-nums;
  text-align: right;
  p:first-child {
    font-size: ${d(46)};
    font-weight: ${token.weight.bold};
  }
`;

function WaitInBoth({ of: { open, waitRange }, signs }: { of: BoardQueue; signs: readonly Sign[] }) {
  return (
    <Wait>
      {!open ? (
        <InBoth signs={signs} of={(w) => w('kiosk.queueClosed')} />
      ) : (
        waitRange && <InBoth signs={signs} of={(_, __, ui) => waitWords(ui, waitRange)} />
      )}
    </Wait>
  );
}

/** Beside calls, only an upright display has room. */
const Whole = styled.div<{ $isBesideCalls: boolean }>`
  display: ${({ $isBesideCalls }) => ($isBesideCalls ? 'none' : 'flex')};
  flex: 1;
  flex-direction: column;
  gap: ${d(18)};
  @media (orientation: portrait) {
    display: flex;
  }
`;

interface Props {
  queues: readonly BoardQueue[];
  isBesideCalls: boolean;
  isStale: boolean;
  signs: readonly Sign[];
}

/** Lists the queues with people and expected wait: when nobody is being called, and below the calls of an upright display. */
export function Queues({ queues, isBesideCalls, isStale, signs }: Props) {
  const shown =
    queues.length <= MOST
      ? queues
      : [...queues].sort((one, other) => other.waitCount - one.waitCount).slice(0, MOST);
  return (
    <Whole $isBesideCalls={isBesideCalls}>
      <Head role="status">
        <InBoth signs={signs} of={(w) => w(isBesideCalls ? 'sign.queues' : 'sign.nobody')} />
      </Head>
      <List role="list" $rows={shown.length} $isLong={shown.length > ROWS}>
        {shown.map((queue) => (
          <Row key={queue.serviceId} $isStale={isStale}>
            {queue.letter !== '' && <Letter>{queue.letter}</Letter>}
            <Name>
              <NamesInBoth signs={signs} names={queue.serviceNames} otherwise="" />
            </Name>
            <Figures>
              <People>
                <b>{queue.waitCount}</b>
                <div>
                  <InBoth signs={signs} of={(w) => w('kiosk.waiting')} />
                </div>
              </People>
              <WaitInBoth of={queue} signs={signs} />
            </Figures>
          </Row>
        ))}
      </List>
    </Whole>
  );
}
