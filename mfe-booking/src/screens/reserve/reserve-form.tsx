import { useEffect, useState } from 'react';
import { ContactSection } from '@vez/shared/remote/contact';
import { ErrorSummary, faultLines, GuardedForm, OneColumn, Page, TwoColumns } from '@vez/shared/ui';
import type { Booking } from '../../model/booking';
import { isMasked } from '../../model/check-reservation';
import { isBusy } from '../../model/reserve-state';
import { isSlotLost } from '../../model/slot';
import { useTexts } from '../../texts';
import { DateSection } from './date-section';
import { Collapsible } from './day-toggle';
import { HoldBar } from './hold-bar';
import { ProposedTime } from './proposed-time';
import { RefusalNotice } from './refusal-notice';
import { SeekDialog } from './seek/seek-dialog';
import { SendBar } from './send-bar';
import { ServiceCard } from './service-card';
import { Summary } from './summary';
import { TimeSection } from './time-section';
import { TouchTracker } from './touch-tracker';
import { ReservationContext, useReservation, useReservationContext } from './use-reservation';
import { useProposal } from './use-times';

/** Day and time: a proposal first, calendar and times once the citizen wants another one. */
function WhenSection() {
  const { booking, state, messages, chooseDay } = useReservationContext();
  const { days, today, editing } = booking;
  const [wantsOther, setWantsOther] = useState(false);
  const { isShown, isEarliest } = useProposal();
  const isFolded = isShown && !wantsOther && messages.time === undefined;
  useEffect(() => {
    // The button that had the focus is removed.
    if (wantsOther) document.getElementById('day')?.focus();
  }, [wantsOther]);
  return (
    <>
      {isFolded && <ProposedTime isEarliest={isEarliest} onOther={() => setWantsOther(true)} />}
      <Collapsible $open={!isFolded}>
        <DateSection
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
        <TimeSection />
      </Collapsible>
    </>
  );
}

/** BOK-19, BOK-22, BOK-24, BOK-34, BOK-36 */
function ReservationContact() {
  const { t } = useTexts();
  const { booking, state, dispatch, messages, idNeeded } = useReservationContext();
  const idNumberHint = t(isMasked(state.form.idNumber) ? 'contact.idNumberKept' : 'contact.idNumberHint');
  return (
    <TouchTracker>
      <ContactSection
        words={{
          title: t('contact.title'),
          idNumber: t('contact.idNumber'),
          idNumberHint,
          phone: t('contact.phone'),
          phoneHint: t('contact.phoneHint'),
          fromProfile: t('fromProfile'),
        }}
        contact={state.form}
        messages={messages}
        needsIdNumber={idNeeded}
        isOfTicket={booking.editing !== undefined}
        onChange={(change) => dispatch({ type: 'typed', change })}
      />
    </TouchTracker>
  );
}

/** Day, time and contact of a booking (BOK-15 to BOK-37). */
export function ReserveForm(booking: Booking) {
  const { t } = useTexts();
  const reservation = useReservation(booking);
  const { state, messages, write } = reservation;
  const { service, office, editing } = booking;
  const summary = (
    <Summary>
      <TwoColumns>{reservation.secondsLeft > 0 && <HoldBar />}</TwoColumns>
    </Summary>
  );
  return (
    <ReservationContext value={reservation}>
      <GuardedForm off={reservation.off} busy={isBusy(state)} onSend={reservation.submit}>
        <Page asideLabel={t('summary.title')} aside={summary}>
          <ErrorSummary faults={faultLines(messages)} attempt={state.attempt} />
          <OneColumn>
            <ServiceCard service={service} office={office} canChange={editing === undefined} />
          </OneColumn>
          <WhenSection />
          <ReservationContact />
          {write.error && !isSlotLost(write.error) && <RefusalNotice />}
        </Page>
        <SendBar />
      </GuardedForm>
      {state.step === 'seeking' && <SeekDialog initialChoice={state.choice} />}
    </ReservationContext>
  );
}
