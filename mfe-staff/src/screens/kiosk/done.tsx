import { Camera, Check, MapPin, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { token, useWaitWords, Wave } from '@vez/shared/ui';
import { QrCode } from '../../components/qr-code';
import type { KioskPage, KioskTicket } from '../../model/kiosk-machine';
import { spoken } from '../../model/spoken';
import { useTexts } from '../../texts';
import { f, k, Lower, Press, Row, Upper } from './kiosk-parts';
import type { KioskControls } from './use-kiosk';

const Paper = styled.article`
  margin-top: ${k(36)};
  overflow: hidden;
  border-radius: ${k(24)} ${k(24)} 0 0;
  background: ${token.color.surface};
  box-shadow: ${token.elevation.lifted};
  text-align: center;
  header {
    padding: ${k(36)} ${k(36)} ${k(28)};
    background: ${token.color.soft};
    color: ${token.color.softInk};
    font-size: ${f(40)};
    font-weight: ${token.weight.bold};
  }
`;
const Body = styled.div`
  display: grid;
  gap: ${k(24)};
  padding: ${k(36)} ${k(48)} ${k(48)};
`;
const Number = styled.p`
  font-size: ${f(216)};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.05;
`;
const Ahead = styled.p`
  padding-top: ${k(24)};
  border-top: ${k(6)} dotted ${token.color.lineStrong};
  b {
    font-size: ${f(84)};
  }
  strong {
    display: block;
  }
`;
const Where = styled.p`
  display: flex;
  align-items: center;
  gap: ${k(28)};
  padding: ${k(28)} ${k(36)};
  border-radius: ${k(16)};
  background: ${token.color.sunken};
  text-align: left;
  svg {
    flex: none;
    width: ${k(56)};
    height: ${k(56)};
  }
  b {
    display: block;
    font-size: ${f(42)};
  }
`;

function PeopleAhead({ peopleAhead, calledFrom, waitRange }: KioskTicket) {
  const { t } = useTexts();
  const waitWords = useWaitWords();
  if (peopleAhead === undefined) return null;
  return (
    <Ahead>
      {calledFrom && <strong>{t('kiosk.calledFrom', { time: calledFrom })}</strong>}
      {t('kiosk.ahead')} <b>{peopleAhead}</b> {t('kiosk.aheadPeople', { count: peopleAhead })}
      {waitRange && <strong>{waitWords(waitRange)}</strong>}
    </Ahead>
  );
}

/** Sends the person to a seat, or to the counter that has called them. */
function WhereTo({ number, counter }: { number: string; counter: string }) {
  const { t } = useTexts();
  return (
    <Where>
      <MapPin aria-hidden="true" />
      {counter === '' ? (
        <span>
          <b>{t('kiosk.wait')}</b>
          {t('kiosk.waitHow', { number })}
        </span>
      ) : (
        <b>{t('kiosk.goTo', { place: t('counterName', { counter }) })}</b>
      )}
    </Where>
  );
}

/** In place of a slip: the number above, and the code that a phone follows the queue with. */
function Photograph({ number, code }: { number: string; code: string }) {
  const { t } = useTexts();
  return (
    <Where role="status">
      {code === '' ? <Camera aria-hidden="true" /> : <QrCode content={code} width={k(260)} />}
      <span>
        <b>{t('kiosk.photograph')}</b>
        {t('kiosk.photographHow')} {t('kiosk.waitHow', { number })}
      </span>
    </Where>
  );
}

function SlipActs({ onPrint, onNoSlip }: { onPrint(): void; onNoSlip(): void }) {
  const { t } = useTexts();
  return (
    <Row $columns={2}>
      <Press type="button" onClick={onPrint}>
        <Printer aria-hidden="true" />
        {t('kiosk.printAgain')}
      </Press>
      <Press type="button" onClick={onNoSlip}>
        <Camera aria-hidden="true" />
        {t('kiosk.noSlip')}
      </Press>
    </Row>
  );
}

interface Props {
  page: Extract<KioskPage, { at: 'done' }>;
  kiosk: KioskControls;
  /** Another person got no slip before. */
  isWithoutPaper: boolean;
  onNoSlip(): void;
}

/** The number after check-in, with its printed slip, or the counter that has already called it. */
export function Done({ page, kiosk, isWithoutPaper, onNoSlip }: Props) {
  const { t } = useTexts();
  const [without, setWithout] = useState<KioskTicket>();
  const { ticket, isCheckIn } = page;
  const number = spoken(ticket.jettonCode);
  const isCalled = ticket.counter !== '';
  const isToPhotograph = !isCalled && (isWithoutPaper || without === ticket);
  return (
    <>
      <Upper>
        <h1>{t(isCalled ? 'kiosk.called' : isCheckIn ? 'kiosk.checkedIn' : 'kiosk.taken')}</h1>
        {!isCalled && !isToPhotograph && <p>{t('kiosk.slip')}</p>}
        <Paper>
          <header>
            {ticket.serviceName}
            {ticket.time !== '' && ` · ${t('free.booked', { time: ticket.time })}`}
          </header>
          <Wave $ground={token.color.soft} />
          <Body>
            <div>
              <p>{t('kiosk.yours')}</p>
              <Number>{number}</Number>
            </div>
            {!isCalled && <PeopleAhead {...ticket} />}
            {isToPhotograph ? (
              <Photograph number={number} code={ticket.code} />
            ) : (
              <WhereTo number={number} counter={ticket.counter} />
            )}
          </Body>
        </Paper>
      </Upper>
      <Lower>
        <Press
          type="button"
          $kind="primary"
          style={{ minHeight: k(168), fontSize: f(56) }}
          onClick={kiosk.back}
        >
          <Check aria-hidden="true" />
          {t('kiosk.finish')}
        </Press>
        {!isCalled && !isToPhotograph && (
          <SlipActs
            onPrint={() => kiosk.printAgain({ ticket, isCheckIn })}
            onNoSlip={() => {
              setWithout(ticket);
              onNoSlip();
            }}
          />
        )}
      </Lower>
    </>
  );
}
