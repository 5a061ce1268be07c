import { Phone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useDeployment, useHome, useOnline, useTitle } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/phone';
import { requestCode } from '@vez/shared/sms-code';
import {
  BottomBar,
  Button,
  ButtonLink,
  CodeField,
  Icon,
  media,
  NavBar,
  Notice,
  Page,
  TextLink,
  token,
  type,
  useTapGuard,
} from '@vez/shared/ui';
import { useFocusOnFault } from '@vez/shared/ui/focus-on-fault';
import { useTexts } from '../../texts';
import { PendingCard } from './pending-card';
import { useCompletion } from './use-completion';

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
const Waiting = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
const Support = styled.p`
  display: flex;
  gap: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
`;

/** The code is typed, then next: the number is proved and what waited is sent (ACC-24, QUE-09, BOK-29). */
export function CodeForm({ pending }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const online = useOnline();
  const { phone, officeHours } = useDeployment();
  const home = useHome();
  const guard = useTapGuard();
  const { mobile, returnTo } = pending;
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const form = useFocusOnFault(failures);
  useTitle(t('sms.title'));

  const fail = (words: string) => {
    setProblem(words);
    setFailures((count) => count + 1);
  };
  const getCode = async () => {
    const answer = await requestCode(bridge.auth, mobile);
    setSent(!('problem' in answer));
    setProblem('problem' in answer ? answer.problem : undefined);
    return answer;
  };
  const { isProved, isBusy, outcome, words, prove, sendAgain } = useCompletion(pending, {
    onWrongCode: fail,
    onLoginEnded: () => setCode(''),
  });
  const next = () => {
    if (isProved) return sendAgain();
    if (code === '') return fail(t('sms.required'));
    setProblem(undefined);
    prove(code);
  };
  const off = online ? undefined : t('sms.offline');
  const shown = `+${mobile.area} ${maskPhone(mobile.number)}`;

  return (
    <Screen
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !isBusy) guard(next);
      }}
    >
      <NavBar title={t('sms.title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      <Page
        asideLabel={t('sms.waiting')}
        aside={
          <Waiting>
            <PendingCard pending={pending} />
            {!isProved && (
              <Support>
                <Icon of={Phone} size={20} />
                <span>
                  {t('sms.noSms')} <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
                  {t('sms.hours', { hours: officeHours })}
                </span>
              </Support>
            )}
          </Waiting>
        }
      >
        <div>
          <Heading>{t(isProved ? 'sms.proved' : 'sms.heading')}</Heading>
          <Lead role="status">
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
        {outcome && (
          <Notice kind="error" title={t(outcome === 'unknown' ? 'sms.unknown' : 'sms.refused')} announce>
            {words}
          </Notice>
        )}
        {outcome === 'failed' && (
          <ButtonLink kind="outline" href={returnTo}>
            {t('sms.back')}
          </ButtonLink>
        )}
        {outcome === 'refused' && (
          <Button kind="outline" type="submit" busy={isBusy} disabledReason={off}>
            {t('sms.again')}
          </Button>
        )}
        {outcome === 'unknown' && bridge.canServe('/myBooking') && (
          <ButtonLink kind="outline" href="/myBooking">
            {t('sms.myTickets')}
          </ButtonLink>
        )}
      </Page>
      <BottomBar>
        {outcome === 'refused' ? (
          <ButtonLink href={returnTo}>{t('sms.back')}</ButtonLink>
        ) : (
          <Button type="submit" busy={isBusy} disabledReason={off}>
            {t(isProved && outcome ? 'sms.again' : 'sms.next')}
          </Button>
        )}
      </BottomBar>
    </Screen>
  );
}
