import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useTitle } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import {
  BottomBar,
  Button,
  ButtonLink,
  Card,
  CodeField,
  NavBar,
  Notice,
  Page,
  token,
  useTapGuard,
} from '@vez/shared/ui';
import { performPending } from '../../api/perform-pending';
import { useTexts } from '../../texts';

const Lead = styled.p`
  margin-bottom: ${token.space[4]};
  color: ${token.color.ink2};
`;

/** The code is typed, then next: the number is proved and what waited is sent (ACC-24, QUE-09, BOK-29). */
export function CodeForm({ pending }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const guard = useTapGuard();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  // Proved once, a repetition of the write needs no second code.
  const proved = useRef(false);
  useTitle(t('sms.title'));

  const getCode = async () => {
    try {
      return await bridge.auth.sendCode(pending.mobile);
    } catch (error) {
      return { problem: isApiError(error) ? error.message : String(error) };
    }
  };
  // Straight away: nobody should have to ask for what they came for.
  const asked = useRef(false);
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void bridge.auth.sendCode(pending.mobile).catch((error: unknown) => {
      setFirst(error instanceof Error ? error.message : undefined);
    });
  }, [bridge, pending]);

  const prove = useMutation({
    mutationFn: async () => {
      if (!proved.current) await bridge.auth.verifyCode(pending.mobile, code);
      proved.current = true;
    },
    onSuccess: () => send.mutate(),
    onError: (error) => setProblem(error.message),
  });
  const send = useMutation({
    mutationFn: () => performPending(api, pending, code),
    onSuccess({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: pending.flow });
      bridge.navigate(`/success?ticket=${ticket.id}&created=1`, { replace: true });
      bridge.journey.set({ pending: undefined });
    },
  });
  const next = () => {
    if (code.trim() === '' && !proved.current) return setProblem(t('sms.required'));
    setProblem(undefined);
    prove.mutate();
  };
  const isUnknown = isApiError(send.error) && send.error.kind === 'outcomeUnknown';
  const { area, number } = pending.mobile;

  return (
    <>
      <NavBar title={t('sms.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        <Card $stacked>
          <Lead>{t('sms.sentTo', { mobile: `+${area} ${maskPhone(number)}` })}</Lead>
          <CodeField value={code} onChange={setCode} getCode={getCode} error={problem ?? first} />
        </Card>
        {send.error && (
          <Notice kind="error" title={t('sms.refused')} announce>
            {send.error.message} {t('sms.kept')}
          </Notice>
        )}
        {send.error && !isUnknown && (
          <ButtonLink kind="outline" href={pending.returnTo}>
            {t('sms.back')}
          </ButtonLink>
        )}
        {isUnknown && bridge.canServe('/myBooking') && (
          <ButtonLink kind="outline" href="/myBooking">
            {t('sms.myTickets')}
          </ButtonLink>
        )}
      </Page>
      <BottomBar>
        <Button busy={prove.isPending || send.isPending} onClick={() => guard(next)}>
          {t('sms.next')}
        </Button>
      </BottomBar>
    </>
  );
}
