import { ArrowRight, Megaphone, QrCode, Ticket, ScanLine, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { token, useWaitWords, Wave } from '@vez/shared/ui';
import type { Office, StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import { f, Choice, k, Lower, Upper } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

const Queues = styled.ul`
  margin-top: ${k(24)};
  border-radius: ${k(24)};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  li {
    display: flex;
    align-items: center;
    gap: ${k(28)};
    min-height: ${k(88)};
    padding: ${k(4)} ${k(36)};
    font-size: ${f(36)};
  }
  li + li {
    box-shadow: inset 0 1px ${token.color.line};
  }
  span {
    flex: 1;
    line-height: 1.25;
  }
  small {
    display: block;
    color: ${token.color.ink2};
    font-size: ${f(28)};
    font-variant-numeric: tabular-nums;
  }
  b {
    font-size: ${f(52)};
    font-variant-numeric: tabular-nums;
  }
`;
export const Letter = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: ${f(60)};
  height: ${f(60)};
  border-radius: ${k(12)};
  background: ${token.color.soft};
  color: ${token.color.softInk};
  font-style: normal;
  font-weight: ${token.weight.bold};
`;
const Small = styled.p`
  margin-top: ${k(20)};
  color: ${token.color.ink2};
  font-size: ${f(28)};
`;
const Told = styled.p`
  display: flex;
  align-items: center;
  gap: ${k(24)};
  margin-top: ${k(24)};
  padding: ${k(20)} ${k(36)};
  border-radius: ${k(20)};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  svg {
    flex: none;
    width: ${k(48)};
    height: ${k(48)};
  }
`;
const Cut = styled(Told)``;
const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${k(24)};
  padding: ${k(16)} ${k(40)};
  border: ${k(3)} dashed ${token.color.lineStrong};
  border-radius: ${k(20)};
  svg {
    width: ${k(48)};
    height: ${k(48)};
  }
`;
/** Leaves the lower half of the screen to the buttons. */
const SHOWN = 4;

interface Props {
  queues: readonly StaffQueue[];
  notices: Office['notices'];
  isCutOff: boolean;
  now: number;
  kiosk: KioskControls;
  isWithoutPaper: boolean;
}

/** What the office tells everyone. */
function NoticesNow({ notices }: { notices: NonNullable<Office['notices']> }) {
  const { language } = useTexts();
  return notices.map(({ noticeId, texts }) => (
    <Told key={noticeId}>
      <Megaphone aria-hidden="true" />
      {texts[language]}
    </Told>
  ));
}

/** The queues with people and wait. */
function QueueList({ queues }: Pick<Props, 'queues'>) {
  const { t } = useTexts();
  const waitWords = useWaitWords();
  return (
    <Queues role="list">
      {queues.map(({ serviceId, letter, serviceName, waitCount, waitRange }) => (
        <li key={serviceId}>
          {letter !== '' && <Letter>{letter}</Letter>}
          <span>
            {serviceName}
            {waitRange && <small>{waitWords(waitRange)}</small>}
          </span>
          <p>
            <b>{waitCount}</b> {t('kiosk.waiting')}
          </p>
        </li>
      ))}
    </Queues>
  );
}

/** The first page: check in or take a number, with the queue lengths. */
export function Start({ queues, notices = [], isCutOff, now, kiosk, isWithoutPaper }: Props) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const inForce = notices.filter(({ until }) => Date.parse(until) > now);
  const shown = queues.filter(({ open }) => open).slice(0, Math.max(1, SHOWN - inForce.length));
  return (
    <>
      <Wave />
      <Upper>
        <h1>{t('kiosk.welcome')}</h1>
        <p>{t(isWithoutPaper ? 'kiosk.noPaper' : 'kiosk.noPhone')}</p>
        <NoticesNow notices={inForce} />
        {/* In large letters the two ways come first: the figures stand beside each service, too. */}
        {!kiosk.state.isLarge && <QueueList queues={shown} />}
        {isCutOff ? (
          <Cut role="status">
            <WifiOff aria-hidden="true" />
            {t('kiosk.cutOff')}
          </Cut>
        ) : kiosk.state.isLarge ? null : (
          <Small>{t('kiosk.updated', { time: cityTime(new Date(now)) })}</Small>
        )}
      </Upper>
      <Lower>
        <Choice type="button" $kind="primary" onClick={() => kiosk.open('scan')}>
          <QrCode aria-hidden="true" />
          <span>
            <b>{t('kiosk.checkIn')}</b>
            {t('kiosk.checkInHow')}
          </span>
          <ArrowRight aria-hidden="true" />
        </Choice>
        <Choice type="button" $kind="outline" onClick={() => kiosk.open('choose')}>
          <Ticket aria-hidden="true" />
          <span>
            <b>{t('kiosk.take')}</b>
            {t('kiosk.takeHow')}
          </span>
          <ArrowRight aria-hidden="true" />
        </Choice>
        <Hint>
          <ScanLine aria-hidden="true" />
          {t('kiosk.scanAnyTime')}
        </Hint>
      </Lower>
    </>
  );
}
