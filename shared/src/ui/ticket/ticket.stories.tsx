import { useSample } from '../testing/sample';
import { UpdatedLine } from '../updated-line/updated-line';
import { Ticket, TicketCode } from '.';

export default { title: 'Tickets/Ticket' };

const Code = () => {
  const { showCode, late } = useSample();
  return (
    <TicketCode caption={showCode} note={late}>
      <svg viewBox="0 0 4 4" aria-hidden="true">
        <path d="M0 0h2v2H0zM2 2h2v2H2z" />
      </svg>
    </TicketCode>
  );
};

export const Waiting = () => {
  const { service, place } = useSample();
  return (
    <Ticket number="A 037" title={service} support={place} ahead={8} details={<UpdatedLine time="09:31" />}>
      <Code />
    </Ticket>
  );
};
export const LongCode = () => {
  const { service, place } = useSample();
  return <Ticket number="A0001/999" title={service} support={place} ahead={8} />;
};
export const LongestCode = () => {
  const { service, place } = useSample();
  return <Ticket number="REGISTO-CIVIL/2026/000123" title={service} support={place} ahead={8} />;
};
export const Next = () => {
  const { service, place, late } = useSample();
  return <Ticket number="A 037" title={service} support={place} ahead={0} next={late} />;
};
export const Stale = () => {
  const { service, place } = useSample();
  return (
    <Ticket
      stale
      number="A 037"
      title={service}
      support={place}
      ahead={8}
      details={<UpdatedLine stale time="09:31" />}
    />
  );
};
export const Called = () => {
  const { service, place, goToCounter } = useSample();
  return (
    <Ticket number="A 037" title={service} support={place} called={{ counter: '3', note: goToCounter }}>
      <Code />
    </Ticket>
  );
};
export const Booking = () => {
  const { service, place, time } = useSample();
  return <Ticket number="10:30" numberLabel={time} title={service} support={place} />;
};
export const Finished = () => {
  const { service, place } = useSample();
  return <Ticket finished number="A 037" title={service} support={place} />;
};
