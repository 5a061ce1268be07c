import { useState } from 'react';
import { useApi, useBridge, useDeployment, useOnline, useSession } from '@vez/shared/bridge';
import type { Mobile, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { randomId } from '@vez/shared/http';
import { normalisePhone } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import {
  BottomBar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ErrorSummary,
  Notice,
  PlainLink,
  SelectField,
  TextField,
  useTapGuard,
  useUiTexts,
} from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { alertChoices } from '../../model/alert-choices';
import { checkForm, type Faults } from '../../model/check-form';
import { obstacleOf } from '../../model/obstacle';
import { useTexts } from '../../texts';
import { draftFor, keepDraft } from './draft';

interface Props {
  service: Service;
  place: ServiceLocation;
  queue: QueueInfo;
}

const isSame = (a: Mobile | undefined, b: Mobile) => a?.area === b.area && a.number === b.number;

/** Alert, ID, phone, agreement, and on (QUE-04 to QUE-09). */
export function OfferForm({ service, place, queue }: Props) {
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const session = useSession();
  const online = useOnline();
  const { smsAreas } = useDeployment();
  const guard = useTapGuard();
  const at = `service=${service.id}&location=${place.id}`;
  const [form, setForm] = useState(() => draftFor(at, session));
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  // One key for this form: however often it is sent, it is one ticket.
  const [key] = useState(randomId);

  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(at, next);
  };
  const choices = alertChoices(queue);
  const obstacle = obstacleOf(queue);
  const isKnown = session.kind !== 'anonymous';

  const take = useMutation({
    mutationFn: (request: Parameters<typeof api.takeQueueTicket>[0]) =>
      api.takeQueueTicket(request, { idempotencyKey: key }),
    onSuccess({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'queue' });
      bridge.navigate(`/success?ticket=${ticket.id}&created=1`, { replace: true });
    },
  });

  const send = () => {
    const found = checkForm(form, {
      choices,
      idNumber: place.checkIdCardQueue,
      agreement: !isKnown,
      areas: smsAreas,
    });
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const { area, number } = normalisePhone(form.number, form.area, smsAreas);
    const mobile = { area, number };
    const request = {
      cntToAlert: form.alert ? form.count : null,
      locationId: place.id,
      serviceId: service.id,
      messageCode: null,
      mobArea: area,
      mobNum: number,
      identifyNo: place.checkIdCardQueue ? form.idNumber.trim() : null,
    };
    if (isKnown && isSame(session.mobile, mobile)) return take.mutate(request);
    bridge.journey.set({
      pending: { flow: 'queue', request, mobile, idempotencyKey: key, returnTo: `/offerNum?${at}` },
    });
    bridge.navigate('/sendMessage');
  };

  const summary = [
    ...(faults.count ? [{ fieldId: 'count', message: t(faults.count) }] : []),
    ...(faults.idNumber ? [{ fieldId: 'idNumber', message: t(faults.idNumber) }] : []),
    ...(faults.phone ? [{ fieldId: 'phone', message: words.phone[faults.phone] }] : []),
    ...(faults.agreed ? [{ fieldId: 'agreed', message: t(faults.agreed) }] : []),
  ];
  const canBook = place.booking && bridge.canServe('/reserve');

  if (obstacle !== undefined) {
    return (
      <>
        <Notice kind="warn" announce>
          {t(obstacle)}
        </Notice>
        {canBook && <ButtonLink href={`/queueOrBook?${at}`}>{t('bookInstead')}</ButtonLink>}
      </>
    );
  }
  return (
    <>
      <ErrorSummary faults={summary} attempt={attempt} />
      {choices.length > 0 && (
        <Card $stacked>
          <Checkbox checked={form.alert} onChange={({ target }) => change({ alert: target.checked })}>
            {t('alert.box')}
          </Checkbox>
          {form.alert && (
            <SelectField
              id="count"
              label={t('alert.count')}
              placeholder
              value={form.count === null ? '' : String(form.count)}
              error={faults.count && t(faults.count)}
              choices={choices.map((count) => ({
                value: String(count),
                label: t('alert.people', { count }),
              }))}
              onChange={({ target }) => change({ count: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </Card>
      )}
      {queue.waitCount === 0 && <Notice kind="info">{t('alert.noWaiting')}</Notice>}
      <Card $stacked>
        {place.checkIdCardQueue && (
          <TextField
            id="idNumber"
            label={t('idNumber')}
            hint={t('idNumberHint')}
            value={form.idNumber}
            autoComplete="off"
            autoCapitalize="characters"
            readOnly={session.identityNo !== undefined}
            error={faults.idNumber && t(faults.idNumber)}
            onChange={({ target }) => change({ idNumber: target.value })}
          />
        )}
        <PhoneField
          id="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          value={{ area: form.area, number: form.number }}
          problem={faults.phone}
          readOnly={session.kind === 'superApp'}
          onChange={(mobile) => change(mobile)}
        />
        {!isKnown && (
          <Checkbox
            id="agreed"
            checked={form.agreed}
            error={faults.agreed && t(faults.agreed)}
            onChange={({ target }) => change({ agreed: target.checked })}
          >
            {t('agree')} <PlainLink href="/PrivacyClausePage">{t('clause')}</PlainLink>
          </Checkbox>
        )}
      </Card>
      {take.error && (
        <Notice kind="error" announce>
          {take.error.message}
        </Notice>
      )}
      <BottomBar summary={isKnown ? undefined : t('next')}>
        <Button
          busy={take.isPending}
          disabledReason={online ? undefined : t('offline')}
          onClick={() => guard(send)}
        >
          {t(isKnown ? 'goKnown' : 'go')}
        </Button>
      </BottomBar>
    </>
  );
}
