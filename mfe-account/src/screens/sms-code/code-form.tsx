import styled from 'styled-components';
import { useBridge, useHome, useTitle } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { maskPhone } from '@vez/shared/domain';
import {
  BottomBar,
  Button,
  ButtonLink,
  CodeField,
  media,
  NavBar,
  Page,
  TextLink,
  token,
  type,
} from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { HoldLine } from './hold-line';
import { NoSms } from './no-sms';
import { PendingCard } from './pending-card';
import { isFinal, Refused } from './refused';
import { WithoutCode } from './without-code';
import { useCodeForm } from './use-code-form';

/** On a phone the bar is at the bottom even when the page is short. */
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
const HEADING = {
  asking: 'sms.heading',
  sent: 'sms.heading',
  office: 'sms.headingOffice',
  proved: 'sms.proved',
} as const;
const LEAD = {
  asking: 'sms.goesTo',
  sent: 'sms.sentTo',
  office: 'sms.ofNumber',
  proved: 'sms.provedNumber',
} as const;

/** The field for the code; Next verifies the number and sends the pending write (ACC-24, QUE-09, BOK-29). */
export function CodeForm({ pending }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const home = useHome();
  const { mobile, returnTo } = pending;
  const { form, step, submit, off, isProved, isBusy, write, field } = useCodeForm(pending);
  useTitle(t('sms.title'));
  const again = (
    <Button kind="outline" type="submit" busy={isBusy} disabledReason={off}>
      {t('sms.again')}
    </Button>
  );

  return (
    <Screen ref={form} noValidate onSubmit={submit}>
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
          <Heading>{t(HEADING[step])}</Heading>
          <Lead role="status">
            {t(LEAD[step])} <b>{`+${mobile.area} ${maskPhone(mobile.number)}`}</b>
          </Lead>
        </div>
        {!isProved && (
          <>
            <div>
              <TextLink href={returnTo}>{t('sms.change')}</TextLink>
            </div>
            <CodeField
              askAtOnce
              hint={t('sms.hint')}
              otherWays={<WithoutCode returnTo={returnTo} />}
              {...field}
            />
            {pending.flow === 'reservation' && <HoldLine pending={pending} />}
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
