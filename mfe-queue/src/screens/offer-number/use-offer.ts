import { useState } from 'react';
import { useApi, useBridge, useDeployment, useSession } from '@vez/shared/bridge';
import type { QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { isSameMobile, normalisePhone, paths } from '@vez/shared/domain';
import { useWrite } from '@vez/shared/remote/write';
import { alertChoices } from '../../model/alert-choices';
import { checkForm, type Faults, type OfferForm } from '../../model/check-form';
import { draftFor, dropDraft, keepDraft } from './draft';

/** What the form is about. */
export interface Offered {
  service: Service;
  place: ServiceLocation;
  /** Undefined where the figures cannot be had: the server decides (decision 92). */
  queue: QueueInfo | undefined;
}

/**
 * The form as it is typed, and where it goes: straight to the server for whoever has proved the number, else on to
 * the SMS code, which sends it (QUE-06 to QUE-09).
 */
export function useOffer({ service, place, queue }: Offered) {
  const bridge = useBridge();
  const api = useApi();
  const session = useSession();
  const { smsAreas, idNumber: idRule } = useDeployment();
  const here = paths.offerNumber({ service: service.id, location: place.id });
  const [form, setForm] = useState(() => draftFor(here, session, smsAreas[0] ?? '', bridge.journey.get()));
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const isKnown = session.kind !== 'anonymous';
  const { area, number } = normalisePhone(form.number, form.area, smsAreas, session.mobile);
  const isProved = isSameMobile(session.mobile, { area, number });

  const change = (part: Partial<OfferForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(here, next);
    bridge.journey.set({ draft: { of: here, values: { ...next } } });
  };
  const drop = () => {
    dropDraft(here);
    bridge.journey.set({ draft: undefined });
  };

  const take = useWrite({
    of: here,
    send: api.takeQueueTicket,
    onDone({ ticket }) {
      drop();
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'queue' });
      bridge.navigate(paths.result({ ticket: ticket.id, created: 1 }), { replace: true });
    },
  });

  const send = () => {
    const choices = queue ? alertChoices(queue) : [];
    // An alert that was asked for while more people waited is not offered any more, so not asked for.
    const asked = { ...form, alert: form.alert && choices.length > 0 };
    const found = checkForm(asked, {
      choices,
      idNumber: place.checkIdCardQueue,
      agreement: !isKnown,
      areas: smsAreas,
      proved: session.mobile,
      idRule,
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
    if (isProved) return take.send(request);
    const { idempotencyKey } = take;
    bridge.journey.set({
      pending: { flow: 'queue', request, mobile: { area, number }, idempotencyKey, returnTo: here },
    });
    drop();
    bridge.navigate(paths.smsCode());
  };

  return {
    here,
    form,
    change,
    faults,
    /** How often it was sent: the summary of its faults is read out each time. */
    attempt,
    isKnown,
    /** The session has this very number, so that no code is asked for. */
    isProved,
    send,
    take,
  };
}
