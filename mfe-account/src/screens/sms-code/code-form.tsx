import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useHome, useOnline, useTitle } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/domain';
import { requestCode } from '@vez/shared/sms-code';
import {
  BottomBar,
  Button,
  ButtonLink,
  CodeField,
  media,
  useUiTexts,
  NavBar,
  Page,
  TextLink,
  token,
  type,
  useTapGuard,
} from '@vez/shared/ui';
import { useFocusOnFault } from '@vez/shared/ui/focus-on-fault';
import { useTexts } from '../../texts';
import { NoSms } from './no-sms';
import { PendingCard } from './pending-card';
import { isFinal, Refused } from './refused';
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
/** The code is typed, then next: the number is proved and what waited is sent (ACC-24, QUE-09, BOK-29). */
export function CodeForm({ pending }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const online = useOnline();
  const home = useHome();
  const guard = useTapGuard();
  const words = useUiTexts();
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
    const answer = await requestCode(bridge.auth, mobile, words.code.failed);
    setSent(!('problem' in answer));
    setProblem('problem' in answer ? answer.problem : undefined);
    return answer;
  };
  const { isProved, isBusy, write, prove, sendAgain } = useCompletion(pending, {
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
  const again = (
    <Button kind="outline" type="submit" busy={isBusy} disabledReason={off}>
      {t('sms.again')}
    </Button>
  );
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
            {!isProved && <NoSms />}
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
        <Refused write={write} returnTo={returnTo} again={again} />
      </Page>
      <BottomBar>
        {isFinal(write) ? (
          <ButtonLink href={returnTo}>{t('sms.back')}</ButtonLink>
        ) : (
          <Button type="submit" busy={isBusy} disabledReason={off}>
            {t(isProved && write.end ? 'sms.again' : 'sms.next')}
          </Button>
        )}
      </BottomBar>
    </Screen>
  );
}
