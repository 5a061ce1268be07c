import { useEffect, useState } from 'react';
import { useReserve } from './reserve-context';
import { DatePart } from './date-part';
import { ProposedTime } from './proposed-time';
import { TimePart } from './time-part';
import { Unfolded } from './unfolded';
import { useProposal } from './use-proposal';

/** Day and time: chosen for the citizen at first, and by them as soon as they want another one. */
export function WhenPart() {
  const { booking, state, messages, chooseDay } = useReserve();
  const { days, today, editing } = booking;
  const [wantsOther, setWantsOther] = useState(false);
  const { isShown, isEarliest } = useProposal();
  const isFolded = isShown && !wantsOther && messages.time === undefined;
  useEffect(() => {
    // The button that unfolded it is gone.
    if (wantsOther) document.getElementById('day')?.focus();
  }, [wantsOther]);
  return (
    <>
      {isFolded && <ProposedTime isEarliest={isEarliest} onOther={() => setWantsOther(true)} />}
      <Unfolded $open={!isFolded}>
        <DatePart
          days={days}
          value={state.form.day}
          time={state.form.time}
          isProposed={state.proposal !== undefined}
          isEarliest={isEarliest}
          today={today}
          isLocked={editing?.ticket.ticketType === 'PERIOD'}
          error={messages.day}
          onChange={chooseDay}
        />
        <TimePart />
      </Unfolded>
    </>
  );
}
