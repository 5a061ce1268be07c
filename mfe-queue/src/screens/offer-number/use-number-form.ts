import { useEffect, useEffectEvent } from 'react';
import { useBridge, useOnline } from '@vez/shared/bridge';
import type { QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useContactRules } from '@vez/shared/remote/contact';
import { useUiTexts } from '@vez/shared/ui';
import { dropDraft } from '../../drafts/number';
import { alertChoices } from '../../model/alert-choices';
import { checkForm } from '../../model/check-form';
import { useTexts } from '../../texts';
import { useNumberMachine, type NumberMachine } from './use-number-machine';
import { useTake } from './use-take';

/** The service, place and queue of the form. */
export interface Offered {
  service: Service;
  place: ServiceLocation;
  /** Undefined if the figures cannot be loaded; the server decides then (decision 92). */
  queue: QueueInfo | undefined;
}

/**
 * The form of a number and its submission: directly to the server for a verified phone number, otherwise through the
 * SMS code, which sends it (QUE-06 to QUE-09).
 */
export function useNumberForm({ service, place, queue }: Offered) {
  const here = paths.offerNumber({ service: service.id, location: place.id });
  const machine = useNumberMachine(here);
  const { state, dispatch } = machine;
  const bridge = useBridge();
  const { mobile, isProved, isKnown, needs } = useContactRules(state.form);
  const take = useTake(here, machine);
  const choices = queue ? alertChoices(queue) : [];
  // An alert chosen while more people waited may no longer be offered; then it is not requested.
  const form = { ...state.form, alert: state.form.alert && choices.length > 0 };
  const idNumber = place.checkIdCardQueue;

  const send = useEffectEvent(() => {
    const request = {
      cntToAlert: form.alert ? form.count : null,
      locationId: place.id,
      serviceId: service.id,
      messageCode: null,
      mobArea: mobile.area,
      mobNum: mobile.number,
      identifyNo: idNumber ? form.idNumber.trim() : null,
    };
    if (isProved) return take.send(request);
    const { idempotencyKey } = take;
    bridge.journey.set({ pending: { flow: 'queue', request, mobile, idempotencyKey, returnTo: here } });
    dropDraft(here, bridge.journey);
    dispatch({ type: 'left' });
    bridge.navigate(paths.smsCode());
  });
  useEffect(() => {
    if (state.step === 'ready') send();
  }, [state.step]);

  return {
    ...machine,
    ...useSaid(machine, isProved),
    here,
    isKnown,
    isProved,
    take,
    submit: () => dispatch({ type: 'submitted', faults: checkForm(form, { ...needs, choices, idNumber }) }),
  };
}

export type NumberFormHandle = ReturnType<typeof useNumberForm>;

/** The form's messages: each field's error, in page order, and why the form cannot be sent now. */
function useSaid({ state }: NumberMachine, isProved: boolean) {
  const { t } = useTexts();
  const words = useUiTexts();
  const online = useOnline();
  const { canServe } = useBridge();
  const { count, idNumber, phone, agreed } = state.faults;
  const canGoOn = isProved || canServe(paths.smsCode());
  return {
    messages: {
      count: count && t(count),
      idNumber: idNumber && t(idNumber),
      phone: phone && words.phone[phone],
      agreed: agreed && t(agreed),
    },
    off: !online ? t('offline') : canGoOn ? undefined : t('noCode'),
  };
}
