import { Check } from 'lucide-react';
import { useApi, useBridge, useCityClock, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button, ButtonLink, Card, CardTitle, Facts, Notice, useTapGuard, useUiTexts } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

type NewTime = NonNullable<NonNullable<MyTicket['closure']>['newTime']>;

/** Formats the day and time of an ISO instant in the city. */
function useAtInstant(): (instant: string) => string {
  const { language } = useTexts();
  const { cityDay, cityTime } = useCityClock();
  return (instant) => {
    const at = new Date(instant);
    return `${formatDay(cityDay(at), language, 'withoutYear')} ${cityTime(at)}`;
  };
}

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
  const { t } = useTexts();
  const atInstant = useAtInstant();
  const online = useOnline();
  const when = useWhen();
  const guard = useTapGuard();
  const { ticket, locationName } = mine;
  const end = atInstant(newTime.until);
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
          { label: t('closed.new'), value: <b>{when(newTime.date, newTime.time)}</b> },
          {
            label: t('closed.place'),
            value: newTime.isOtherOffice
              ? t('closed.otherOffice', { place: newTime.locationName })
              : newTime.locationName,
          },
        ]}
      />
      {mine.cancellable && (
        <Button
          icon={Check}
          busy={accept.isPending}
          disabledReason={online ? undefined : t('closed.offline')}
          onClick={() => guard(accept.mutate)}
        >
          {t('closed.accept')}
        </Button>
      )}
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

/** Explains that the office of a waiting number is closed for now. */
function ClosedNow({ closedNow, place }: { closedNow: NonNullable<MyTicket['closedNow']>; place: string }) {
  const { t } = useTexts();
  const { closure: words } = useUiTexts();
  const atInstant = useAtInstant();
  const { until, reason } = closedNow;
  return (
    <Notice
      kind="warn"
      title={t('closed.nowTitle', {
        place,
        until: atInstant(until),
        reason: words.reason[reason],
      })}
    >
      {t('closed.kept')}
    </Notice>
  );
}

/** Explains that the office is closed now, or why it cannot keep a booking and which time it holds. */
export function ClosedOffice({ mine }: PropsOf) {
  const { t } = useTexts();
  const { closure: words } = useUiTexts();
  const accept = useAccept(mine.ticket.id);
  const when = useWhen();
  const { closure, ticket, locationName } = mine;
  const isAccepted = accept.isSuccess && closure === undefined;
  const done = useFocusOnResult(isAccepted);
  if (mine.closedNow) return <ClosedNow closedNow={mine.closedNow} place={locationName} />;
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
