import { useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useDeployment, useMode, useOnline, useTitle } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import {
  BottomBar,
  Button,
  ButtonLink,
  CodeField,
  media,
  NavBar,
  Notice,
  Page,
  TextLink,
  token,
  type,
  useTapGuard,
} from '@vez/shared/ui';
import { agree } from '../../api/consent';
import { performPending } from '../../api/perform-pending';
import { forgetCode, requestCode } from '../../api/request-code';
import { useTexts } from '../../texts';
import { PendingCard } from './pending-card';

/** On a phone the bar stands at the foot also where the page is short. */
const Screen = styled.form`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  ${media.wide} {
    display: block;
    min-height: 0;
  }
`;
const Heading = styled.h2`
  ${type.title}
  font-weight: ${token.weight.bold};
`;
const Lead = styled.p`
  color: ${token.color.ink2};
  b {
    color: ${token.color.ink};
    white-space: nowrap;
  }
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** The write may have been done all the same: its answer alone was lost. */
const NO_ANSWER = ['outcomeUnknown', 'unreachable'];

/** The code is typed, then next: the number is proved and what waited is sent (ACC-24, QUE-09, BOK-29). */
export function CodeForm({ pending }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const online = useOnline();
  const { phone, officeHours } = useDeployment();
  const home = useMode() === 'remoteCounter' ? '/remoteCounterHome' : '/home';
  const guard = useTapGuard();
  const { mobile, flow, returnTo } = pending;
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  useTitle(t('sms.title'));

  const getCode = async () => {
    const answer = await requestCode(bridge.auth, mobile);
    setSent(!('problem' in answer));
    setProblem('problem' in answer ? answer.problem : undefined);
    return answer;
  };
  const send = useMutation({
    mutationFn: () => performPending(api, pending, code),
    onSuccess({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow });
      bridge.navigate(`/success?ticket=${ticket.id}&created=1`, { replace: true });
      bridge.journey.set({ pending: undefined });
    },
  });
  const prove = useMutation({
    async mutationFn() {
      const before = bridge.session.get().kind;
      await bridge.auth.verifyCode(mobile, code);
      return before;
    },
    onSuccess(before) {
      forgetCode(mobile);
      // Whoever had no token ticked the box of the form, so that the next login need not ask.
      if (before === 'anonymous') void agree(api, { kind: 'phone', mobile }).catch(() => undefined);
      send.mutate();
    },
    onError: ({ message }) => setProblem(message),
  });
  const isProved = prove.isSuccess;
  const isBusy = prove.isPending || send.isPending;
  const next = () => {
    // Proved once, a repetition of the write needs no second code.
    if (isProved) return send.mutate();
    if (code === '') return setProblem(t('sms.required'));
    setProblem(undefined);
    prove.mutate();
  };
  const isUnknown = isApiError(send.error) && NO_ANSWER.includes(send.error.kind);
  const shown = `+${mobile.area} ${maskPhone(mobile.number)}`;

  return (
    <Screen
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !isBusy) guard(next);
      }}
    >
      <NavBar title={t('sms.title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      <Page aside={<PendingCard pending={pending} />} asideLabel={t('sms.waiting')}>
        <div>
          <Heading>{t(isProved ? 'sms.proved' : 'sms.heading')}</Heading>
          <Lead>
            {t(isProved ? 'sms.provedNumber' : sent ? 'sms.sentTo' : 'sms.goesTo')} <b>{shown}</b>
          </Lead>
        </div>
        {!isProved && (
          <>
            <div>
              <TextLink href={returnTo}>{t('sms.change')}</TextLink>
            </div>
            <CodeField
              askAtOnce
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setProblem(undefined);
              }}
              getCode={getCode}
              hint={t('sms.hint')}
              error={problem}
            />
          </>
        )}
        {send.error && (
          <Notice kind="error" title={t(isUnknown ? 'sms.unknown' : 'sms.refused')} announce>
            {send.error.message}
          </Notice>
        )}
        {send.error && !isUnknown && (
          <ButtonLink kind="outline" href={returnTo}>
            {t('sms.back')}
          </ButtonLink>
        )}
        {isUnknown && bridge.canServe('/myBooking') && (
          <ButtonLink kind="outline" href="/myBooking">
            {t('sms.myTickets')}
          </ButtonLink>
        )}
        {!isProved && (
          <Support>
            {t('sms.noSms')} <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
            {t('sms.hours', { hours: officeHours })}
          </Support>
        )}
      </Page>
      <BottomBar>
        <Button type="submit" busy={isBusy} disabledReason={online ? undefined : t('sms.offline')}>
          {t(send.error ? 'sms.again' : 'sms.next')}
        </Button>
      </BottomBar>
    </Screen>
  );
}
