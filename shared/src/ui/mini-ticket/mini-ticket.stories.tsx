import { Badge } from '../badge/badge';
import { useSample } from '../testing/sample';
import { MiniTicket } from './mini-ticket';

export default { title: 'Tickets/MiniTicket' };

export const Waiting = () => {
  const { numbers, waiting, people, service, place, open } = useSample();
  return (
    <MiniTicket
      href="/success"
      stub={{ above: numbers, main: 'A 037' }}
      badge={<Badge kind="live">{open}</Badge>}
      title={
        <>
          {waiting} <b>4</b> {people}
        </>
      }
      lines={[service, place]}
    />
  );
};
export const LongCode = () => {
  const { numbers, waiting, service, place } = useSample();
  return <MiniTicket stub={{ above: numbers, main: 'A0001/999' }} title={waiting} lines={[service, place]} />;
};
export const LongestCode = () => {
  const { numbers, waiting, service, place } = useSample();
  return (
    <MiniTicket
      stub={{ above: numbers, main: 'REGISTO-CIVIL/2026/000123' }}
      title={waiting}
      lines={[service, place]}
    />
  );
};
export const Called = () => {
  const { numbers, goToCounter, service, place } = useSample();
  return (
    <MiniTicket
      tone="called"
      href="/success"
      stub={{ above: numbers, main: 'A 037' }}
      title={goToCounter}
      lines={[service, place]}
    />
  );
};
export const Finished = () => {
  const { booking, service, place, paused } = useSample();
  return (
    <MiniTicket
      tone="finished"
      stub={{ above: '12', main: '08', below: '10:30' }}
      badge={<Badge>{paused}</Badge>}
      title={booking}
      lines={[service, place]}
    />
  );
};
