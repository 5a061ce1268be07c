import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useOnline, useSession } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import {
  BottomBar,
  Button,
  ErrorSummary,
  OneColumn,
  Page,
  token,
  TwoColumns,
  type,
  useTapGuard,
} from '@vez/shared/ui';
import { type BookableDays, firstFreeDay, paths } from '@vez/shared/domain';
import { seekEntry } from '../../model/offer';
import { isGone } from '../../model/refusals';
import { useTexts } from '../../texts';
import { ContactPart } from './contact-part';
import { DatePart } from './date-part';
import { HoldBar } from './hold-bar';
import { BookedPoint } from './booked-point';
import { RefusalNotice } from './refusal-notice';
import { SeekDialog, type Found } from './seek/seek-dialog';
import { SeekEntry } from './seek/seek-entry';
import type { SeekChoice } from './seek/seek-table';
import { Summary } from './summary';
import { TimePart } from './time-part';
import { useChosenTime } from './use-chosen-time';
import { useFaultLines } from './use-fault-lines';
import { useReservationForm } from './use-reservation-form';
import { useSubmit, type Booking } from './use-submit';
import { useTimes } from './use-times';

const Next = styled.p`
  margin-top: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
`;

/** Whoever needs all of a long name has it in the summary. */
const Brief = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** Date, time, contact, and on to the SMS code or to the ticket (BOK-15 to BOK-37). */
export function ReserveForm({ days, ...booking }: Booking & { days: BookableDays }) {
  const { service, place, offer, today, editing } = booking;
  const { t, language } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const online = useOnline();
  const guard = useTapGuard();
  const point = { serviceId: service.id, locationId: place.id };
  const isEdit = editing !== undefined;

  const draft = useReservationForm(point, editing);
  const { form, faults, attempt, change } = draft;
  const chosen = useChosenTime(point, draft, editing);
  const { submit, sending, isBusy, isProved, idNeeded } = useSubmit(booking, draft, chosen);
  const entry = seekEntry(service, offer);
  const seeks = entry === 'seek';
  const { times, style, elsewhere } = useTimes(point, service, form.day, {
    seeks,
    isMine: chosen.isMine,
  });
  const lines = useFaultLines(faults);
  const [isTooEarly, setTooEarly] = useState(false);
  const [seeking, setSeeking] = useState<{ wish: SeekChoice | null }>();

  const useFound = ({ day, time, locationId }: Found) => {
    setSeeking(undefined);
    if (locationId === place.id) return chosen.chooseTime(day, time);
    draft.moveTo(locationId, { day, time });
    const what = isEdit ? { ticket: editing.ticket.id } : { service: service.id };
    bridge.navigate(paths.reserve({ ...what, location: locationId }), { replace: true });
  };
  const askForDate = () => {
    setTooEarly(true);
    bridge.feedback.toast(t('faults.dateFirst'), 'error');
  };

  const canGoOn = isProved || bridge.canServe(paths.smsCodeForBooking());
  const off = !online ? t('offline') : canGoOn ? undefined : t('noCode');
  const verb = isEdit ? 'save' : isProved ? 'goKnown' : session.kind === 'anonymous' ? 'go' : 'goOn';
  const button = (
    <Button type="submit" busy={isBusy} disabledReason={off}>
      {t(verb)}
    </Button>
  );
  const next = isProved ? undefined : t('next');
  const { held, renew } = chosen.hold;
  const bar = chosen.seconds > 0 && (
    <HoldBar seconds={chosen.seconds} onMore={held?.renewable ? () => void renew() : undefined} />
  );
  const timeFault = faults.time ?? (isTooEarly && form.day === null ? 'faults.dateFirst' : undefined);

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (off === undefined && !isBusy) guard(submit);
        }}
      >
        <Page
          asideLabel={t('summary.title')}
          aside={
            <Summary service={service} place={place} day={form.day} time={form.time}>
              <TwoColumns>{bar}</TwoColumns>
              <TwoColumns>
                {button}
                {next && <Next>{next}</Next>}
              </TwoColumns>
            </Summary>
          }
        >
          {bar && <OneColumn>{bar}</OneColumn>}
          <ErrorSummary faults={lines} attempt={attempt} />
          <OneColumn>
            <BookedPoint service={service} place={place} canChange={!isEdit} />
          </OneColumn>
          <DatePart
            days={days}
            value={form.day}
            today={today}
            isLocked={editing?.ticket.ticketType === 'PERIOD'}
            error={faults.day && t(faults.day)}
            onChange={chosen.chooseDay}
          />
          <TimePart
            day={form.day}
            times={times}
            style={style}
            value={form.time}
            elsewhere={elsewhere}
            gone={chosen.gone}
            error={timeFault && t(timeFault)}
            onTooEarly={askForDate}
            onChange={(time) =>
              elsewhere.has(time)
                ? setSeeking({ wish: { day: form.day!, time } })
                : chosen.chooseTime(form.day!, time)
            }
          >
            <SeekEntry entry={entry} onOpen={() => setSeeking({ wish: null })} />
          </TimePart>
          <ContactPart form={form} faults={faults} isEdit={isEdit} idNeeded={idNeeded} onChange={change} />
          {sending.error && !isGone(sending.error) && (
            <RefusalNotice write={sending} isEdit={isEdit} point={point} />
          )}
        </Page>
        <OneColumn>
          <BottomBar
            summary={
              form.day && form.time ? (
                <Brief>
                  {formatDay(form.day, language, 'withoutYear')} {form.time} · {place.name}
                </Brief>
              ) : (
                next
              )
            }
          >
            {button}
          </BottomBar>
        </OneColumn>
      </form>
      {seeking && (
        <SeekDialog
          service={service}
          place={place}
          from={form.day ?? firstFreeDay(days) ?? days.first}
          last={days.last}
          wish={seeking.wish}
          mine={chosen.mine}
          onDone={useFound}
          onClose={() => setSeeking(undefined)}
        />
      )}
    </>
  );
}
