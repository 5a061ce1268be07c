import type { ReactNode } from 'react';
import { useByVideo, useSession } from '@vez/shared/bridge';
import type { OtherWays } from '@vez/shared/domain';
import { Agreement } from '@vez/shared/remote/contact';
import { WriteNotice } from '@vez/shared/remote/write';
import { BottomBar, Button, ErrorSummary, faultLines, GuardedForm, Page } from '@vez/shared/ui';
import { isBusy } from '../../model/number-machine';
import { obstacleOf } from '../../model/obstacle';
import { useTexts } from '../../texts';
import { AlertPart } from './alert-part';
import { ClosedQueue } from './closed-queue';
import { ContactPart } from './contact-part';
import { NextSteps } from './next-steps';
import { useNumberForm, type Offered } from './use-number-form';

interface Props extends Offered {
  /** The figures are no longer live. */
  stale: boolean;
  ways: OtherWays;
  /** Shown above the form: the service point and its figures. */
  children: ReactNode;
}

/** Alert, ID, phone, agreement and the button (QUE-04 to QUE-09); or why no number can be taken. */
export function NumberForm({ children, stale, ways, ...offered }: Props) {
  const { service, place, queue } = offered;
  const { t } = useTexts();
  const session = useSession();
  const byVideo = useByVideo()(place);
  const form = useNumberForm(offered);
  const { state, dispatch, messages, off, here, isKnown, isProved, take, submit } = form;
  const busy = isBusy(state);

  const obstacle = busy ? undefined : obstacleOf(queue, place, session, stale ? Date.now() : undefined);
  if (obstacle !== undefined) {
    return (
      <Page
        asideLabel={t('waysLeft')}
        aside={<ClosedQueue {...{ obstacle, service, place, queue, ways, here }} />}
      >
        {children}
      </Page>
    );
  }
  const button = (
    <Button type="submit" busy={busy} disabledReason={off}>
      {t(isProved ? 'goKnown' : isKnown ? 'goOn' : 'go')}
    </Button>
  );
  const terms = (
    <Agreement
      agreed={state.form.agreed}
      error={messages.agreed}
      onChange={(change) => dispatch({ type: 'typed', change })}
    />
  );
  return (
    <GuardedForm off={off} busy={busy} onSend={submit}>
      <Page asideLabel={t('steps.title')} aside={<NextSteps withCode={!isProved} byVideo={byVideo} />}>
        {children}
        <ErrorSummary faults={faultLines(messages)} attempt={state.attempt} />
        {queue && (
          <AlertPart
            queue={queue}
            form={state.form}
            error={messages.count}
            onChange={(change) => dispatch({ type: 'typed', change })}
          />
        )}
        <ContactPart form={form} needsIdNumber={place.checkIdCardQueue} />
        <WriteNotice write={take} notDone={t('refused')} />
      </Page>
      <BottomBar summary={isProved ? undefined : t('next')} terms={terms}>
        {button}
      </BottomBar>
    </GuardedForm>
  );
}
