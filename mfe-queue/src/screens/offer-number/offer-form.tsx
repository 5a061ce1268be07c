import { useState, type ReactNode } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useDeployment, useOnline, useSession } from '@vez/shared/bridge';
import type { Mobile, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { randomId } from '@vez/shared/http';
import { normalisePhone } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import {
  BottomBar,
  Button,
  ButtonLink,
  ErrorSummary,
  Notice,
  OneColumn,
  Page,
  TwoColumns,
  useTapGuard,
  useUiTexts,
} from '@vez/shared/ui';
import { alertChoices } from '../../model/alert-choices';
import { checkForm, type Faults } from '../../model/check-form';
import { obstacleOf } from '../../model/obstacle';
import { useTexts } from '../../texts';
import { AlertPart } from './alert-part';
import { ClosedQueue } from './closed-queue';
import { ContactPart } from './contact-part';
import { draftFor, dropDraft, keepDraft } from './draft';
import { NextSteps } from './next-steps';

interface Props {
  service: Service;
  place: ServiceLocation;
  queue: QueueInfo;
  /** What stands above the form: the point and its figures. */
  children: ReactNode;
}

/** The number may have been given all the same: the answer alone was lost. */
const NO_ANSWER = ['outcomeUnknown', 'unreachable'];

const isSame = (a: Mobile | undefined, b: Mobile) => a?.area === b.area && a.number === b.number;

/** Alert, ID, phone, agreement, and on (QUE-04 to QUE-09); or why not now. */
export function OfferForm({ service, place, queue, children }: Props) {
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const session = useSession();
  const online = useOnline();
  const { smsAreas } = useDeployment();
  const guard = useTapGuard();
  const here = `/offerNum?service=${service.id}&location=${place.id}`;
  const [form, setForm] = useState(() => draftFor(here, session, bridge.journey.get()));
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  // One key for this form: however often it is sent, it is one ticket.
  const [key] = useState(randomId);

  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(here, next);
    bridge.journey.set({ draft: { of: here, values: { ...next } } });
  };
  const drop = () => {
    dropDraft(here);
    bridge.journey.set({ draft: undefined });
  };
  const isKnown = session.kind !== 'anonymous';
  const choices = alertChoices(queue);
  const { area, number } = normalisePhone(form.number, form.area, smsAreas);
  const isProved = isSame(session.mobile, { area, number });

  const take = useMutation({
    mutationFn: (request: Parameters<typeof api.takeQueueTicket>[0]) =>
      api.takeQueueTicket(request, { idempotencyKey: key }),
    onSuccess({ ticket }) {
      drop();
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'queue' });
      bridge.navigate(`/success?ticket=${ticket.id}&created=1`, { replace: true });
    },
  });

  const send = () => {
    // An alert that was asked for while more people waited is not offered any more, so not asked for.
    const asked = { ...form, alert: form.alert && choices.length > 0 };
    const found = checkForm(asked, {
      choices,
      idNumber: place.checkIdCardQueue,
      agreement: !isKnown,
      areas: smsAreas,
    });
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const request = {
      cntToAlert: asked.alert ? asked.count : null,
      locationId: place.id,
      serviceId: service.id,
      messageCode: null,
      mobArea: area,
      mobNum: number,
      identifyNo: place.checkIdCardQueue ? form.idNumber.trim() : null,
    };
    if (isProved) return take.mutate(request);
    bridge.journey.set({
      pending: { flow: 'queue', request, mobile: { area, number }, idempotencyKey: key, returnTo: here },
    });
    drop();
    bridge.navigate('/sendMessage');
  };

  const obstacle = take.isPending ? undefined : obstacleOf(queue, place, session);
  if (obstacle !== undefined) {
    return (
      <Page
        asideLabel={t(`${obstacle}.title`)}
        aside={<ClosedQueue obstacle={obstacle} service={service} place={place} here={here} />}
      >
        {children}
      </Page>
    );
  }
  const summary = [
    ...(faults.count ? [{ fieldId: 'count', message: t(faults.count) }] : []),
    ...(faults.idNumber ? [{ fieldId: 'idNumber', message: t(faults.idNumber) }] : []),
    ...(faults.phone ? [{ fieldId: 'phone', message: words.phone[faults.phone] }] : []),
    ...(faults.agreed ? [{ fieldId: 'agreed', message: t(faults.agreed) }] : []),
  ];
  const canGoOn = isProved || bridge.canServe('/sendMessage');
  const off = !online ? t('offline') : canGoOn ? undefined : t('noCode');
  const isUnknown = isApiError(take.error) && NO_ANSWER.includes(take.error.kind);
  const button = (
    <Button type="submit" busy={take.isPending} disabledReason={off}>
      {t(isProved ? 'goKnown' : isKnown ? 'goOn' : 'go')}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (off === undefined && !take.isPending) guard(send);
      }}
    >
      <Page
        asideLabel={t('steps.title')}
        aside={
          <NextSteps withCode={!isProved}>
            <TwoColumns>{button}</TwoColumns>
          </NextSteps>
        }
      >
        {children}
        <ErrorSummary faults={summary} attempt={attempt} />
        <AlertPart queue={queue} form={form} fault={faults.count} onChange={change} />
        <ContactPart place={place} form={form} faults={faults} onChange={change} />
        {take.error && (
          <Notice kind="error" title={t('refused')} announce>
            {take.error.message}
          </Notice>
        )}
        {isUnknown && bridge.canServe('/myBooking') && (
          <ButtonLink kind="outline" href="/myBooking">
            {t('myTickets')}
          </ButtonLink>
        )}
      </Page>
      <OneColumn>
        <BottomBar summary={isProved ? undefined : t('next')}>{button}</BottomBar>
      </OneColumn>
    </form>
  );
}
