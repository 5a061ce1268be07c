import { ErrorSummary, faultLines, GuardedForm, OneColumn, Page, TwoColumns } from '@vez/shared/ui';
import type { Booking } from '../../model/booking';
import { isGone } from '../../model/refusals';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { BookedPoint } from './booked-point';
import { ContactPart } from './contact-part';
import { DatePart } from './date-part';
import { HoldBar } from './hold-bar';
import { RefusalNotice } from './refusal-notice';
import { ReserveContext } from './reserve-context';
import { SeekPart } from './seek/seek-part';
import { NextStep, SendBar, SendButton } from './send-bar';
import { Summary } from './summary';
import { TimePart } from './time-part';
import { useReserveForm } from './use-reserve-form';

/** Date, time, contact, and on to the SMS code or to the ticket (BOK-15 to BOK-37). */
export function ReserveForm(booking: Booking) {
  const { t } = useTexts();
  const reserve = useReserveForm(booking);
  const { state, messages, write, chooseDay } = reserve;
  const { service, place, days, today, editing } = booking;
  const bar = reserve.secondsLeft > 0 && <HoldBar />;
  const summary = (
    <Summary>
      <TwoColumns>{bar}</TwoColumns>
      <TwoColumns>
        <SendButton />
        <NextStep />
      </TwoColumns>
    </Summary>
  );
  return (
    <ReserveContext value={reserve}>
      <GuardedForm off={reserve.off} busy={isBusy(state)} onSend={reserve.submit}>
        <Page asideLabel={t('summary.title')} aside={summary}>
          {bar && <OneColumn>{bar}</OneColumn>}
          <ErrorSummary faults={faultLines(messages)} attempt={state.attempt} />
          <OneColumn>
            <BookedPoint service={service} place={place} canChange={editing === undefined} />
          </OneColumn>
          <DatePart
            days={days}
            value={state.form.day}
            today={today}
            isLocked={editing?.ticket.ticketType === 'PERIOD'}
            error={messages.day}
            onChange={chooseDay}
          />
          <TimePart />
          <ContactPart />
          {write.error && !isGone(write.error) && <RefusalNotice />}
        </Page>
        <SendBar />
      </GuardedForm>
      {state.step === 'seeking' && <SeekPart wish={state.wish} />}
    </ReserveContext>
  );
}
