import styled from 'styled-components';
import { useByVideo, useSession } from '@vez/shared/bridge';
import type { OtherWays } from '@vez/shared/domain';
import type { QueueInfo } from '@vez/shared/contracts/client';
import type { Answer } from '@vez/shared/remote';
import { Agreement } from '@vez/shared/remote/contact';
import { LiveQueue, OfficeNotices, QueueBrief } from '@vez/shared/remote/queue';
import { WriteNotice } from '@vez/shared/remote/write';
import { Button, ErrorSummary, faultLines, GuardedForm, Page, token, type } from '@vez/shared/ui';
import { PointCard } from '@vez/shared/ui/point-card';
import { isBusy } from '../../model/number-machine';
import { obstacleOf } from '../../model/obstacle';
import { useTexts } from '../../texts';
import { AlertPart } from './alert-part';
import { ClosedQueue } from './closed-queue';
import { ContactPart } from './contact-part';
import { NextSteps } from './next-steps';
import { useNumberForm, type Offered } from './use-number-form';

/** Closer together than other fields, so that the first field and the agreement are on the first screen of a phone. */
const Fields = styled.div`
  display: grid;
  gap: ${token.space[1]};
`;
const Send = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
`;
const Next = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props extends Omit<Offered, 'queue'> {
  queue: Answer<QueueInfo>;
  /** The figures are no longer live. */
  stale: boolean;
  ways: OtherWays;
}

/** ID, phone, agreement, button and alert (QUE-04 to QUE-09) in one card; or why no number can be taken. */
export function NumberForm({ service, place, queue: answer, stale, ways }: Props) {
  const queue = answer.data;
  const { t } = useTexts();
  const session = useSession();
  const byVideo = useByVideo()(place);
  const form = useNumberForm({ service, place, queue });
  const { state, dispatch, messages, off, here, isKnown, isProved, take, submit } = form;
  const busy = isBusy(state);
  const notices = <OfficeNotices of={queue?.notices} at={queue?.updatedAt} stale={stale} />;

  const obstacle = busy ? undefined : obstacleOf(queue, place, session, stale ? Date.now() : undefined);
  if (obstacle !== undefined) {
    return (
      <Page
        asideLabel={t('waysLeft')}
        aside={<ClosedQueue {...{ obstacle, service, place, queue, ways, here }} />}
      >
        {notices}
        <PointCard service={service} place={place} byVideo={byVideo} />
        <LiveQueue of={answer} isSuspended={place.suspended} ways={ways} />
      </Page>
    );
  }
  return (
    <GuardedForm off={off} busy={busy} onSend={submit}>
      <Page
        asideLabel={t('steps.title')}
        aside={<NextSteps place={place} withCode={!isProved} byVideo={byVideo} />}
      >
        {notices}
        <ErrorSummary faults={faultLines(messages)} attempt={state.attempt} />
        <QueueBrief service={service} place={place} queue={answer}>
          <Fields>
            <ContactPart form={form} needsIdNumber={place.checkIdCardQueue} />
            <Agreement
              agreed={state.form.agreed}
              error={messages.agreed}
              onChange={(change) => dispatch({ type: 'typed', change })}
            />
          </Fields>
          <WriteNotice write={take} notDone={t('refused')} />
          <Send>
            <Button type="submit" busy={busy} disabledReason={off}>
              {t(isProved ? 'goKnown' : isKnown ? 'goOn' : 'go')}
            </Button>
            {!isProved && <Next>{t('next')}</Next>}
          </Send>
          {queue && (
            <AlertPart
              queue={queue}
              form={state.form}
              error={messages.count}
              onChange={(change) => dispatch({ type: 'typed', change })}
            />
          )}
        </QueueBrief>
      </Page>
    </GuardedForm>
  );
}
