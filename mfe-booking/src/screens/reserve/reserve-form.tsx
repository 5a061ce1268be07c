import { ErrorSummary, faultLines, GuardedForm, OneColumn, Page, TwoColumns } from '@vez/shared/ui';
import type { Booking } from '../../model/booking';
import { isGone } from '../../model/refusals';
import { isBusy } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { BookedPoint } from './booked-point';
import { ContactPart } from './contact-part';
import { HoldBar } from './hold-bar';
import { RefusalNotice } from './refusal-notice';
import { ReserveContext } from './reserve-context';
import { SeekPart } from './seek/seek-part';
import { SendBar } from './send-bar';
import { Summary } from './summary';
import { useReserveForm } from './use-reserve-form';
import { WhenPart } from './when-part';

/** Date, time, contact, and on to the SMS code or to the ticket (BOK-15 to BOK-37). */
export function ReserveForm(booking: Booking) {
  const { t } = useTexts();
  const reserve = useReserveForm(booking);
  const { state, messages, write } = reserve;
  const { service, place, editing } = booking;
  const summary = (
    <Summary>
      <TwoColumns>{reserve.secondsLeft > 0 && <HoldBar />}</TwoColumns>
    </Summary>
  );
  return (
    <ReserveContext value={reserve}>
      <GuardedForm off={reserve.off} busy={isBusy(state)} onSend={reserve.submit}>
        <Page asideLabel={t('summary.title')} aside={summary}>
          <ErrorSummary faults={faultLines(messages)} attempt={state.attempt} />
          <OneColumn>
            <BookedPoint service={service} place={place} canChange={editing === undefined} />
          </OneColumn>
          <WhenPart />
          <ContactPart />
          {write.error && !isGone(write.error) && <RefusalNotice />}
        </Page>
        <SendBar />
      </GuardedForm>
      {state.step === 'seeking' && <SeekPart wish={state.wish} />}
    </ReserveContext>
  );
}
