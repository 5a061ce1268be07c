import { CircleHelp, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ShellCalls } from '@vez/shared/contracts/client';
import { cityClock, formatDay } from '@vez/shared/dates';
import { Badge, Button, Icon, Notice, token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { useStore } from '../use-store';

type OwnSession = ShellCalls['sessions']['answer'][number];

const ICON: Record<OwnSession['device'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleHelp,
};

const Listed = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;
const Heading = styled.h3`
  ${type.body}
  font-weight: ${token.weight.bold};
  outline: none;
`;
const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[3]} 0;
  border-top: 1px solid ${token.color.line};
`;
const Words = styled.div`
  flex: 1 1 ${token.size(200)};
  min-width: 0;
`;
const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** Writes an instant as day and time in the city. */
function useDayAndTime() {
  const { bridge } = useShell();
  const language = useStore(bridge.language);
  const { cityDay, formatClock } = cityClock(useStore(bridge.deployment).timeZone);
  return (instant: string) => ({
    day: formatDay(cityDay(new Date(instant)), language, 'withoutYear'),
    time: formatClock(instant),
  });
}

/** The user's sessions; undefined while loading, null when they failed to load. */
function useOwnSessions() {
  const { api } = useShell();
  const [sessions, setSessions] = useState<OwnSession[] | null>();
  useEffect(() => {
    const leaving = new AbortController();
    api.sessions({}, { signal: leaving.signal }).then(
      // Rows with the same id are one session.
      (all) => setSessions([...new Map(all.map((one) => [one.id, one])).values()]),
      () => {
        if (!leaving.signal.aborted) setSessions(null);
      },
    );
    return () => leaving.abort();
  }, [api]);
  const forget = (gone: OwnSession) => setSessions((all) => all?.filter(({ id }) => id !== gone.id));
  return { sessions, forget };
}

interface RowProps {
  session: OwnSession;
  busy: boolean;
  disabled: boolean;
  onEnd(): void;
}

function SessionRow({ session, busy, disabled, onEnd }: RowProps) {
  const { t } = useTexts();
  const dayAndTime = useDayAndTime();
  const device = t(`settings.devices.${session.device}`);
  const started = t('settings.startedAt', dayAndTime(session.startedAt));
  return (
    <Row>
      <Icon of={ICON[session.device]} />
      <Words>
        <Device>
          {device}
          {session.current && <Badge kind="live">{t('settings.thisDevice')}</Badge>}
        </Device>
        <Support>{started}</Support>
        <Support>{t('settings.lastUsedAt', dayAndTime(session.lastUsedAt))}</Support>
      </Words>
      {!session.current && (
        <Button
          kind="outline"
          busy={busy}
          disabled={disabled}
          aria-label={t('settings.endSessionOf', { device, started })}
          onClick={onEnd}
        >
          {t('settings.logout')}
        </Button>
      )}
    </Row>
  );
}

/** Lists where the person is logged in, and ends unknown or unused sessions (ACC-12, decision 115). */
export function OwnSessions() {
  const { api, bridge } = useShell();
  const { t } = useTexts();
  const { sessions, forget } = useOwnSessions();
  const [ending, setEnding] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (sessions === undefined) return null;
  if (sessions === null) return <Notice kind="warn">{t('settings.sessionsUnknown')}</Notice>;

  const end = async (session: OwnSession) => {
    setEnding(session.id);
    try {
      await api.endOneSession({ id: session.id });
      forget(session);
      bridge.feedback.toast(t('settings.sessionEnded'), 'success');
      // The focused button was removed.
      heading.current?.focus({ preventScroll: true });
    } catch {
      // The toast of the failed call explains what to do; the row stays for another try.
    } finally {
      setEnding(undefined);
    }
  };
  return (
    <Listed>
      <Heading ref={heading} tabIndex={-1}>
        {t('settings.sessions')}
      </Heading>
      <Rows>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            disabled={ending !== undefined && ending !== session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </Rows>
    </Listed>
  );
}
