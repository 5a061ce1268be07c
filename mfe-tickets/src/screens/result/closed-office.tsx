import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi, useBridge, useCityClock, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button, ButtonLink, Card, CardTitle, Facts, Notice, useTapGuard, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

type NewTime = NonNullable<NonNullable<MyTicket['closure']>['newTime']>;

/** Moves the booking to the held time. */
function useAccept(id: string) {
  const { events } = useBridge();
  const api = useApi();
  return useMutation({
    mutationFn: () => api.acceptNewTime({ id }),
    // Also after a refusal: the new time may be gone.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
}

function HeldTime({
  mine,
  newTime,
  accept,
}: PropsOf & { newTime: NewTime; accept: ReturnType<typeof useAccept> }) {
  const { t, language } = useTexts();
  const { cityDay, cityTime } = useCityClock();
  const online = useOnline();
  const when = useWhen();
  const guard = useTapGuard();
  const { ticket, locationName } = mine;
  const until = new Date(newTime.until);
  const end = `${formatDay(cityDay(until), language, 'withoutYear')} ${cityTime(until)}`;
  const day = formatDay(fromWireDate(newTime.date) ?? '', language, 'withoutYear');
  return (
    <Card $stacked>
      <CardTitle>{mine.serviceName}</CardTitle>
      <Notice kind="success" title={t('closed.held', { until: end })} />
      <Facts
        facts={[
          {
            label: t('closed.was'),
            value: `${when(ticket.bookingDate, ticket.bookingTime)} · ${locationName}`,
          },
          { label: t('closed.new'), value: <b>{`${day} ${newTime.time}`}</b> },
          {
            label: t('closed.place'),
            value: newTime.isOtherOffice
              ? t('closed.otherOffice', { place: newTime.locationName })
              : newTime.locationName,
          },
        ]}
      />
      <Button
        icon={Check}
        busy={accept.isPending}
        disabledReason={online ? undefined : t('closed.offline')}
        onClick={() => guard(accept.mutate)}
      >
        {t('closed.accept')}
      </Button>
      <ChooseAnother mine={mine} />
      <p>{t('closed.without', { until: end })}</p>
    </Card>
  );
}

interface PropsOf {
  mine: MyTicket;
}

function ChooseAnother({ mine }: PropsOf) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  return mine.editable && canServe(paths.reserve()) ? (
    <ButtonLink kind="outline" href={paths.reserve({ ticket: mine.ticket.id })}>
      {t('closed.choose')}
    </ButtonLink>
  ) : null;
}

/** A booking that its office cannot keep: why, and the time that is held for its holder to accept or exchange. */
export function ClosedOffice({ mine }: PropsOf) {
  const { t } = useTexts();
  const { closure: words } = useUiTexts();
  const accept = useAccept(mine.ticket.id);
  const when = useWhen();
  const done = useRef<HTMLDivElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const { closure, ticket, locationName } = mine;
  useEffect(() => {
    if (accept.isSuccess && closure === undefined) setAccepted(true);
  }, [accept.isSuccess, closure]);
  useEffect(() => {
    // The pressed button was removed, so focus the result, which also scrolls it into view.
    if (isAccepted) done.current?.focus();
  }, [isAccepted]);
  if (closure === undefined) {
    return isAccepted ? (
      <div ref={done} tabIndex={-1}>
        <Notice kind="success" title={t('closed.accepted')}>
          {`${when(ticket.bookingDate, ticket.bookingTime)} · ${locationName}`}
        </Notice>
      </div>
    ) : (
      <FailureNotice error={accept.error} />
    );
  }
  return (
    <>
      <Notice
        kind="warn"
        title={t('closed.title', { place: locationName, reason: words.reason[closure.reason] })}
      >
        {t(closure.newTime ? 'closed.why' : 'closed.noTime', {
          when: when(ticket.bookingDate, ticket.bookingTime),
        })}
      </Notice>
      <FailureNotice error={accept.error} />
      {closure.newTime ? (
        <HeldTime mine={mine} newTime={closure.newTime} accept={accept} />
      ) : (
        <ChooseAnother mine={mine} />
      )}
    </>
  );
}
