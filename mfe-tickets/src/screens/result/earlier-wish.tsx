import { BellOff, CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary, useApi, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { dayInLine, shortDay } from '@vez/shared/dates';
import { INTL_LOCALE } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { FailedLine, FailureNotice, Loaded } from '@vez/shared/remote';
import {
  Button,
  ListRow,
  LoadingView,
  Notice,
  RowList,
  Section,
  Sheet,
  SkeletonBlock,
  token,
  type,
  useTapGuard,
  useUiTexts,
} from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { earlierChoicesQuery } from '../../api/ticket-queries';
import { dayOfWeekday, daysOf, wishFrom, type EarlierChoices } from '../../model/earlier';
import { useTexts } from '../../texts';
import { useEarlierWrite } from './use-earlier-write';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const load = () => import(/* webpackChunkName: "earlier-form" */ './earlier-form');
const EarlierForm = lazyScreen(load, 'EarlierForm');

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;
const How = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Change = styled.span`
  ${type.support}
  color: ${token.color.primary};
  font-weight: ${token.weight.bold};
  text-decoration: underline;
`;

/** “Mon and Wed from Wed 2 Dec to Wed 9 Dec”, and hours and offices. */
function useWishWords() {
  const { t, language } = useTexts();
  return (choices: EarlierChoices) => {
    const { notBefore, weekdays, from, until, locationIds } = wishFrom(choices);
    const names = weekdays.map((day) => shortDay(dayOfWeekday(day), language).weekday);
    const between = {
      from: dayInLine(notBefore, language),
      to: dayInLine(daysOf(choices).max, language),
    };
    const offices = choices.offices.filter(({ locationId }) => locationIds.includes(locationId));
    return {
      days:
        weekdays.length === choices.weekdays.length
          ? t('earlier.anyDay', between)
          : t('earlier.onDays', {
              ...between,
              days: new Intl.ListFormat(INTL_LOCALE[language]).format(names),
            }),
      rest: [`${from}–${until}`, ...offices.map(({ name }) => name)].join(' · '),
    };
  };
}

function Asked({ id, onChange }: { id: string; onChange(): void }) {
  const { t } = useTexts();
  const wordsOf = useWishWords();
  const choices = useQuery(earlierChoicesQuery(useApi(), id));
  return (
    <Loaded of={choices} look="part" loading={<SkeletonBlock $height={64} />}>
      {(found) => {
        const { days, rest } = wordsOf(found);
        return (
          <ListRow
            icon={CalendarClock}
            title={days}
            support={rest}
            trailing={<Change>{t('earlier.change')}</Change>}
            onClick={onChange}
          />
        );
      }}
    </Loaded>
  );
}

interface LookingProps {
  id: string;
  stop: { mutate(): void; isPending: boolean };
  onChange(): void;
}

function Looking({ id, stop, onChange }: LookingProps) {
  const { t } = useTexts();
  const guard = useTapGuard();
  const online = useOnline();
  return (
    <Section heading={t('earlier.asked')}>
      <Stack>
        <RowList>
          <li>
            <Asked id={id} onChange={onChange} />
          </li>
          <li>
            <ListRow
              icon={BellOff}
              title={t('earlier.stop')}
              support={t('earlier.stopHow')}
              disabledReason={online ? undefined : t('earlier.stopOffline')}
              onClick={() => !stop.isPending && guard(stop.mutate)}
            />
          </li>
        </RowList>
        <How>{t('earlier.how')}</How>
      </Stack>
    </Section>
  );
}

function Form({ id, onClose, onDone }: { id: string; onClose(): void; onDone(): void }) {
  const { t } = useTexts();
  const { screenFailed } = useUiTexts();
  return (
    <Sheet open title={t('earlier.get')} onClose={onClose}>
      <ScreenBoundary fallback={(retry) => <FailedLine onRetry={retry}>{screenFailed.title}</FailedLine>}>
        <Suspense
          fallback={
            <LoadingView>
              <SkeletonBlock $height={320} />
            </LoadingView>
          }
        >
          <EarlierForm id={id} onDone={onDone} />
        </Suspense>
      </ScreenBoundary>
    </Sheet>
  );
}

/** What the holder of a booking has asked for to get an earlier time, and the way to ask (TIX-13). */
export function EarlierWish({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { id } = mine.ticket;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const stop = useEarlierWrite(id, (api, _: void) => api.stopEarlier({ id }));
  const state = mine.earlier?.state;
  const isStopped = stop.isSuccess && state === 'off';
  const part = useFocusOnResult((isStopped && 'stopped') || (isAsked && 'asked'));
  if (state === undefined || mine.closure !== undefined) return null;
  const open = () => {
    setAsked(false);
    setOpen(true);
  };
  return (
    <Stack ref={part} tabIndex={-1}>
      {isStopped && <Notice kind="success">{t('earlier.stopped')}</Notice>}
      <FailureNotice error={stop.error} />
      {state === 'off' && (
        <RowList>
          <li>
            <ListRow
              icon={CalendarClock}
              title={t('earlier.get')}
              support={t('earlier.getHow')}
              onClick={open}
            />
          </li>
        </RowList>
      )}
      {state === 'looking' && <Looking id={id} stop={stop} onChange={open} />}
      {state === 'paused' && (
        <>
          <Notice title={t('earlier.paused')}>{t('earlier.pausedHow')}</Notice>
          <Button kind="outline" onClick={open}>
            {t('earlier.again')}
          </Button>
        </>
      )}
      {isOpen && (
        <Form
          id={id}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setAsked(true);
          }}
        />
      )}
    </Stack>
  );
}
