import { useState } from 'react';
import {
  useApi,
  useBridge,
  useDeployment,
  useJourney,
  useLanguage,
  useOnline,
  useSession,
  useTitle,
} from '@vez/shared/bridge';
import { isApiError } from '@vez/shared/api-error';
import type {
  ApiCalls,
  BookableDateWire,
  Mobile,
  MyTicket,
  Service,
  ServiceLocation,
} from '@vez/shared/contracts/client';
import { cityDay, formatDay } from '@vez/shared/dates';
import { randomId } from '@vez/shared/http';
import { normalisePhone } from '@vez/shared/phone';
import { useMutation, useQuery, useQueryClient } from '@vez/shared/query';
import {
  BottomBar,
  Button,
  Card,
  CardTitle,
  ErrorSummary,
  ExceptionView,
  Facts,
  NavBar,
  Notice,
  Page,
  useTapGuard,
  useUiTexts,
} from '@vez/shared/ui';
import { parametersQuery, timesQuery } from '../../api/booking-queries';
import { bookableDays, firstFreeDay } from '../../model/bookable-days';
import { checkReservation, type ReservationFaults } from '../../model/check-reservation';
import { needsIdNumber } from '../../model/id-requirement';
import { reservationRequest } from '../../model/reservation-request';
import { timesOf } from '../../model/times';
import { useTexts } from '../../texts';
import { ContactPart } from './contact-part';
import { DatePart } from './date-part';
import { draftFor, dropDraft, keepDraft } from './draft';
import { HoldBar } from './hold-bar';
import { TimePart } from './time-part';
import { useHold } from './use-hold';

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: ApiCalls['locationService']['answer'];
  dates: BookableDateWire;
  editing?: MyTicket;
}

const isSame = (a: Mobile | undefined, b: Mobile) => a?.area === b.area && a.number === b.number;

export function ReserveForm({ service, place, offer, dates, editing }: Props) {
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const language = useLanguage();
  const session = useSession();
  const online = useOnline();
  const queries = useQueryClient();
  const { params = {} } = useJourney();
  const { smsAreas } = useDeployment();
  const guard = useTapGuard();
  useTitle(t('title'));

  const today = cityDay(new Date());
  const days = bookableDays(dates, today);
  const point = { serviceId: service.id, locationId: place.id };
  const at = `service=${service.id}&location=${place.id}`;
  const [form, setForm] = useState(() => draftFor(at, session, editing));
  const [faults, setFaults] = useState<ReservationFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<string>();
  const [key] = useState(randomId);

  const times = useQuery(timesQuery(api, point, service.departmentId, form.day));
  const parameters = useQuery({
    ...parametersQuery(api, service.id),
    enabled: service.openReservationParameter,
  });
  const hold = useHold(point, (message) => {
    setTaken(message);
    change({ time: null });
    void queries.invalidateQueries({ queryKey: ['booking', 'times'] });
  });

  const change = (part: Partial<typeof form>) =>
    setForm((before) => {
      const next = { ...before, ...part };
      if (editing === undefined) keepDraft(at, next);
      return next;
    });
  const isKnown = session.kind !== 'anonymous';
  const idNeeded = editing === undefined && needsIdNumber({ ...offer }, form.day, today);

  const send = useMutation({
    mutationFn: (request: Parameters<typeof api.reserve>[0]) =>
      editing === undefined
        ? api.reserve(request, { idempotencyKey: key })
        : api.editReservation({ ...request, id: editing.ticket.id }, { idempotencyKey: key }),
    onSuccess({ ticket }) {
      hold.handOver();
      dropDraft(at);
      const isNew = editing === undefined;
      if (isNew) bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'reservation' });
      else bridge.events.publish('ticket/edited', { ticketId: ticket.id });
      bridge.navigate(`/success?ticket=${ticket.id}${isNew ? '&created=1' : ''}`, { replace: true });
    },
    onError(error) {
      if (!isApiError(error, 'slotTaken')) return;
      setTaken(error.message);
      change({ time: null });
      void times.refetch();
    },
  });

  const submit = () => {
    const found = checkReservation(form, { idNumber: idNeeded, agreement: !isKnown, areas: smsAreas });
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const { area, number } = normalisePhone(form.number, form.area, smsAreas);
    const mobile = { area, number };
    const request = reservationRequest({
      service,
      place,
      day: form.day!,
      time: form.time!,
      mobile,
      idNumber: idNeeded || form.idNumber !== '' ? form.idNumber.trim() : null,
      holdId: hold.held?.holdId,
      euid: session.kind === 'superApp' ? session.euid : undefined,
      parameters: (parameters.data ?? []).map(({ name }) => params[name] ?? ''),
    });
    if (editing !== undefined || (isKnown && isSame(session.mobile, mobile))) return send.mutate(request);
    hold.handOver();
    bridge.journey.set({
      pending: { flow: 'reservation', request, mobile, idempotencyKey: key, returnTo: `/reserve?${at}` },
    });
    bridge.navigate('/sendMessageByReserve');
  };

  const summaryFaults = [
    ...(faults.day ? [{ fieldId: 'day', message: t(faults.day) }] : []),
    ...(faults.time ? [{ fieldId: 'time', message: t(faults.time) }] : []),
    ...(faults.idNumber ? [{ fieldId: 'idNumber', message: t(faults.idNumber) }] : []),
    ...(faults.phone ? [{ fieldId: 'phone', message: words.phone[faults.phone] }] : []),
    ...(faults.agreed ? [{ fieldId: 'agreed', message: t(faults.agreed) }] : []),
  ];
  const when =
    form.day && form.time
      ? `${formatDay(form.day, language, 'withoutYear')} ${form.time}`
      : t('summary.nothing');
  const aside = (
    <Card $stacked>
      <CardTitle>{t('summary.title')}</CardTitle>
      <Facts
        facts={[
          { label: t('summary.when'), value: when },
          { label: t('summary.service'), value: service.name },
          { label: t('summary.department'), value: service.departmentNames[0] },
          {
            label: t('summary.place'),
            value: (
              <>
                {place.name}
                <br />
                {place.address}
              </>
            ),
          },
        ]}
      />
      {hold.held && (
        <HoldBar
          held={hold.held}
          onMore={() => void hold.renew()}
          onOver={() => void bridge.feedback.alert(t('hold.over')).then(() => bridge.navigate('/home'))}
        />
      )}
    </Card>
  );

  return (
    <>
      <NavBar
        title={t('title')}
        subtitle={service.name}
        onBack={bridge.back}
        onHome={() => bridge.navigate('/home')}
      />
      <Page aside={aside} asideLabel={t('summary.title')}>
        <ErrorSummary faults={summaryFaults} attempt={attempt} />
        {days === undefined ? (
          <ExceptionView kind="noData" title={t('date.none')}>
            {t('date.noneHow')}
          </ExceptionView>
        ) : (
          <>
            <DatePart
              days={days}
              value={form.day}
              today={today}
              first={firstFreeDay(days)}
              isLocked={editing?.ticket.ticketType === 'PERIOD'}
              error={faults.day && t(faults.day)}
              onChange={(day) => {
                hold.release();
                setTaken(undefined);
                change({ day, time: null });
              }}
            />
            <TimePart
              day={form.day}
              times={times.data && timesOf(times.data)}
              style={times.data?.style ?? 'list'}
              value={form.time}
              taken={taken}
              failure={times.error}
              onRetry={() => void times.refetch()}
              error={faults.time && t(faults.time)}
              onChange={(time) => {
                setTaken(undefined);
                change({ time });
                void hold.take(form.day!, time);
              }}
            />
            <ContactPart
              form={form}
              faults={faults}
              idNeeded={idNeeded}
              isKnown={isKnown}
              isLocked={session.kind === 'superApp' || editing !== undefined}
              idLocked={session.identityNo !== undefined}
              onChange={change}
            />
            {send.error && (
              <Notice kind="error" announce>
                {send.error.message}
              </Notice>
            )}
          </>
        )}
      </Page>
      {days !== undefined && (
        <BottomBar summary={isKnown ? when : t('next')}>
          <Button
            busy={send.isPending}
            disabledReason={online ? undefined : t('offline')}
            onClick={() => guard(submit)}
          >
            {editing ? t('save') : t(isKnown ? 'goKnown' : 'go')}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
