import { useEffect, useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import {
  useApi,
  useBridge,
  useDeployment,
  useLanguage,
  useMode,
  useOnline,
  useSession,
} from '@vez/shared/bridge';
import type { Mobile, MyTicket, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { normalisePhone } from '@vez/shared/phone';
import { useQuery, useQueryClient } from '@vez/shared/query';
import { BottomBar, Button, ErrorSummary, Page, useTapGuard } from '@vez/shared/ui';
import { recommendQuery, timesQuery } from '../../api/booking-queries';
import { OneColumn, TwoColumns } from '../../components/only';
import { dropParameters } from '../../drafts/parameters';
import { firstFreeDay, type BookableDays } from '../../model/bookable-days';
import { checkReservation, isIncomplete, isMasked } from '../../model/check-reservation';
import { needsIdNumber } from '../../model/id-requirement';
import { openPlaces, seekEntry, type Offer } from '../../model/offer';
import { isGone } from '../../model/refusals';
import { reservationRequest } from '../../model/reservation-request';
import { placesElsewhere } from '../../model/seek-grid';
import { timesOf, withOwn } from '../../model/times';
import { useTexts } from '../../texts';
import { ContactPart } from './contact-part';
import { DatePart } from './date-part';
import { HoldBar } from './hold-bar';
import { PointCard } from './point-card';
import { RefusalNotice } from './refusal-notice';
import { SeekDialog, type Found } from './seek/seek-dialog';
import { SeekEntry } from './seek/seek-entry';
import type { SeekChoice } from './seek/seek-table';
import { Summary } from './summary';
import { TimePart } from './time-part';
import { useFaultLines } from './use-fault-lines';
import { useHold } from './use-hold';
import { useReservationForm } from './use-reservation-form';
import { useSecondsLeft } from './use-seconds-left';
import { useSend } from './use-send';

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  days: BookableDays;
  today: CalendarDay;
  /** What the service asked for, in the order of its list. */
  parameters: readonly string[];
  editing?: MyTicket;
}

const isSame = (a: Mobile | undefined, b: Mobile) => a?.area === b.area && a.number === b.number;

/** Date, time, contact, and on to the SMS code or to the ticket (BOK-15 to BOK-37). */
export function ReserveForm({ service, place, offer, days, today, parameters, editing }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const language = useLanguage();
  const session = useSession();
  const online = useOnline();
  const queries = useQueryClient();
  const { smsAreas } = useDeployment();
  const guard = useTapGuard();
  const home = useMode() === 'remoteCounter' ? '/remoteCounterHome' : '/home';
  const point = { serviceId: service.id, locationId: place.id };
  const at = `service=${service.id}&location=${place.id}`;

  const { form, faults, attempt, change, moveTo, show, mark, drop } = useReservationForm(point, editing);
  const [gone, setGone] = useState<string>();
  const [seeking, setSeeking] = useState<{ wish: SeekChoice | null }>();

  const chooseAnew = (message: string) => {
    setGone(message);
    change({ time: null });
    void queries.invalidateQueries({ queryKey: ['booking', 'times'] });
    void queries.invalidateQueries({ queryKey: ['booking', 'recommend'] });
  };
  const hold = useHold(point, chooseAnew);
  const seconds = useSecondsLeft(hold.held?.expiresAt, () => {
    change({ time: null });
    void bridge.feedback
      .alert(t('hold.over'), t('hold.overHow'))
      .then(() => bridge.navigate(home, { replace: true }));
  });

  const own = editing?.locationId === place.id ? fromWireDate(editing.ticket.bookingDate) : undefined;
  const isOwn = (day: CalendarDay | null, time: string | null) =>
    day === own && time === editing?.ticket.bookingTime;
  useEffect(() => {
    if (form.day === null || form.time === null || isOwn(form.day, form.time)) return;
    const { pending } = bridge.journey.get();
    const sent = pending?.flow === 'reservation' && pending.request.locationId === place.id;
    void hold.resume(sent ? pending.request.holdId : undefined, form.day, form.time);
    // Once, for the time that the form was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const times = useQuery(timesQuery(api, point, service.departmentId, form.day));
  const entry = seekEntry(service, offer);
  const near = useQuery({
    ...recommendQuery(api, point, form.day),
    enabled: entry === 'seek' && form.day !== null && service.locations.length > 1,
  });
  const open = new Set(openPlaces(service).map(({ id }) => id));
  const elsewhere = placesElsewhere(near.data ?? [], open, form.day);
  const mine = new Set([
    ...(form.time && hold.held ? [form.time] : []),
    ...(own !== undefined && form.day === own ? [editing!.ticket.bookingTime] : []),
  ]);

  const isHostUser = session.kind === 'superApp' && session.mobile !== undefined;
  const isEdit = editing !== undefined;
  const idNeeded = needsIdNumber(offer, form.day, today) || (isEdit && editing.ticket.identifyNo !== '');
  const { area, number } = normalisePhone(form.number, form.area, smsAreas);
  const isProved = isEdit || isHostUser || isSame(session.mobile, { area, number });

  const { sending, idempotencyKey } = useSend(editing, {
    onBooked() {
      hold.handOver();
      drop();
      dropParameters(service.id);
    },
    onRefused(error) {
      if (isGone(error)) {
        void hold.release();
        chooseAnew(error.message);
      } else if (isApiError(error, 'idNumberRequired')) show({ idNumber: 'faults.idNumberNull' });
      else if (isApiError(error, 'idNumberInvalid')) show({ idNumber: 'faults.idNumberLength' });
    },
  });

  const chooseTime = (day: CalendarDay, time: string) => {
    setGone(undefined);
    sending.reset();
    change({ day, time });
    if (isOwn(day, time)) void hold.release();
    else void hold.take(day, time);
  };
  const useFound = ({ day, time, locationId }: Found) => {
    setSeeking(undefined);
    if (locationId === place.id) return chooseTime(day, time);
    moveTo(locationId, { day, time });
    const to = isEdit ? `ticket=${editing.ticket.id}&location=` : `service=${service.id}&location=`;
    bridge.navigate(`/reserve?${to}${locationId}`, { replace: true });
  };
  const askForDate = () => {
    mark({ ...faults, time: 'faults.dateFirst' });
    bridge.feedback.toast(t('faults.dateFirst'), 'error');
  };

  const send = () => {
    const found = checkReservation(form, {
      idNumber: idNeeded,
      phone: !isHostUser,
      agreement: session.kind === 'anonymous',
      areas: smsAreas,
    });
    show(found);
    if (isIncomplete(found)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
    if (Object.keys(found).length > 0) return;
    const mobile = { area, number };
    const request = reservationRequest({
      service,
      place,
      day: form.day!,
      time: form.time!,
      mobile,
      idNumber: idNeeded && !isMasked(form.idNumber) ? form.idNumber.trim() : null,
      holdId: hold.held?.holdId,
      euid: session.kind === 'superApp' ? session.euid : undefined,
      parameters,
    });
    if (isProved) return sending.mutate(request);
    hold.handOver();
    bridge.journey.set({
      pending: { flow: 'reservation', request, mobile, idempotencyKey, returnTo: `/reserve?${at}` },
    });
    drop();
    bridge.navigate('/sendMessageByReserve');
  };

  const lines = useFaultLines(faults);
  const canGoOn = isProved || bridge.canServe('/sendMessageByReserve');
  const off = !online ? t('offline') : canGoOn ? undefined : t('noCode');
  const verb = isEdit ? 'save' : isProved ? 'goKnown' : session.kind === 'anonymous' ? 'go' : 'goOn';
  const button = (
    <Button type="submit" busy={sending.isPending} disabledReason={off}>
      {t(verb)}
    </Button>
  );
  const next = isProved ? undefined : t('next');
  const line =
    form.day && form.time
      ? `${formatDay(form.day, language, 'withoutYear')} ${form.time} · ${place.name}`
      : next;
  const bar = seconds > 0 && (
    <HoldBar seconds={seconds} onMore={hold.held?.renewable ? () => void hold.renew() : undefined} />
  );
  const aside = (
    <Summary service={service} place={place} day={form.day} time={form.time}>
      <TwoColumns>{bar}</TwoColumns>
      <TwoColumns>
        {button}
        {next && <p>{next}</p>}
      </TwoColumns>
    </Summary>
  );

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (off === undefined && !sending.isPending) guard(send);
        }}
      >
        <Page aside={aside} asideLabel={t('summary.title')}>
          {bar && <OneColumn>{bar}</OneColumn>}
          <ErrorSummary faults={lines} attempt={attempt} />
          <OneColumn>
            <PointCard service={service} place={place} canChange={!isEdit} />
          </OneColumn>
          <DatePart
            days={days}
            value={form.day}
            today={today}
            isLocked={editing?.ticket.ticketType === 'PERIOD'}
            error={faults.day && t(faults.day)}
            onChange={(day) => {
              void hold.release();
              setGone(undefined);
              change({ day, time: null });
            }}
          />
          <TimePart
            day={form.day}
            times={times.data && withOwn(timesOf(times.data), mine)}
            style={times.data?.style ?? 'list'}
            value={form.time}
            elsewhere={new Set(elsewhere.keys())}
            gone={gone}
            failure={times.error}
            error={faults.time && t(faults.time)}
            onRetry={() => void times.refetch()}
            onTooEarly={askForDate}
            onChange={(time) =>
              elsewhere.has(time)
                ? setSeeking({ wish: { day: form.day!, time } })
                : chooseTime(form.day!, time)
            }
          >
            <SeekEntry entry={entry} onOpen={() => setSeeking({ wish: null })} />
          </TimePart>
          <ContactPart form={form} faults={faults} isEdit={isEdit} idNeeded={idNeeded} onChange={change} />
          {sending.error && !isGone(sending.error) && (
            <RefusalNotice error={sending.error} isEdit={isEdit} parametersAt={`/setParams?${at}`} />
          )}
        </Page>
        <OneColumn>
          <BottomBar summary={line}>{button}</BottomBar>
        </OneColumn>
      </form>
      {seeking && (
        <SeekDialog
          service={service}
          place={place}
          from={form.day ?? firstFreeDay(days) ?? days.first}
          last={days.last}
          wish={seeking.wish}
          onDone={useFound}
          onClose={() => setSeeking(undefined)}
        />
      )}
    </>
  );
}
