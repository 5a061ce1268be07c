import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import type { Language, WaitRange } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { waitWords } from '@vez/shared/ui';
import { signLanguages } from '../model/sign-languages';
import { spoken } from '../model/spoken';
import { useTexts } from '../texts';
import { QrCode } from './qr-code';
import { inAll, Roll } from './roll';
import { useSignWords, type Sign } from './use-sign-words';

const Number = styled.p`
  font-size: 54pt;
  font-weight: 700;
  line-height: 1.1;
`;
const Facts = styled.dl`
  margin: 2mm 0;
  div {
    display: flex;
    justify-content: space-between;
    padding: 1mm 0;
    border-top: 0.3mm solid #000;
    text-align: left;
  }
  dd {
    font-size: 13pt;
    font-weight: 700;
  }
`;
const Framed = styled.div`
  margin: 3mm 0;
  padding: 2mm;
  border: 0.5mm solid #000;
  border-radius: 2mm;
  p:first-child {
    font-size: 13pt;
    font-weight: 700;
  }
`;
const Missed = styled.div`
  margin-top: 3mm;
  padding-top: 2mm;
  border-top: 0.4mm dashed #000;
  text-align: left;
`;

const beside = (signs: Sign[], pick: (w: Sign['t']) => string) =>
  signs
    .slice(0, 2)
    .map(({ t: w }) => pick(w))
    .join(' ');

export interface SlipContent {
  jettonCode: string;
  serviceName: string;
  /** HH:mm of a booking; empty for a number. */
  time: string;
  /** DD/MM/YYYY, for a booking that may be on another day. */
  date?: string;
  peopleAhead: number | undefined;
  /** The expected wait of a number, when it was given. */
  waitRange?: WaitRange | undefined;
  /** HH:mm from which a booking is called whose holder came early. */
  calledFrom?: string | undefined;
  code: string;
}

interface Props {
  ticket: SlipContent;
  isCheckIn: boolean;
  /** Department and office. */
  place: readonly string[];
  /** The name of the printing device; may be empty. */
  device: string;
  languages: readonly Language[];
  onDone(): void;
}

/** The printed ticket. Opens the print dialog and unmounts when it closes. */
export function Slip({ ticket, isCheckIn, place, device, languages, onDone }: Props) {
  const { cityDay, cityTime } = useCityClock();
  const { language } = useTexts();
  const signs = useSignWords(signLanguages(language, languages));
  const now = new Date();
  const number = spoken(ticket.jettonCode);
  const today = cityDay(now);
  const day = ticket.date === undefined ? today : fromWireDate(ticket.date);
  const isLater = day !== undefined && day !== today;
  const facts = [
    ...(isLater ? [[beside(signs, (w) => w('sign.day')), formatDay(day, language)]] : []),
    ...(ticket.time === '' ? [] : [[beside(signs, (w) => w('sign.booking')), ticket.time]]),
    ...(isCheckIn ? [[beside(signs, (w) => w('sign.arrived')), cityTime(now)]] : []),
    ...(ticket.calledFrom ? [[beside(signs, (w) => w('sign.calledFrom')), ticket.calledFrom]] : []),
    ...(ticket.peopleAhead === undefined
      ? []
      : [[beside(signs, (w) => w('sign.ahead')), String(ticket.peopleAhead)]]),
    ...(ticket.waitRange && signs[0]
      ? [[beside(signs, (w) => w('sign.expected')), waitWords(signs[0].ui, ticket.waitRange)]]
      : []),
  ];
  return (
    <Roll isReady={signs.length > 0} onDone={onDone}>
      <h1>{place[0]}</h1>
      <p>{place.slice(1).join(' · ')}</p>
      <h2>{ticket.serviceName}</h2>
      <Number>{number}</Number>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Framed>{inAll(signs, (w) => w('sign.wait'))}</Framed>
      {ticket.code !== '' && (
        <>
          <QrCode content={ticket.code} width="40mm" />
          {inAll(signs, (w) => w('sign.follow'))}
        </>
      )}
      <Missed>{inAll(signs, (w) => w('sign.missed'))}</Missed>
      <p>{[`${formatDay(today, language)} ${cityTime(now)}`, device].filter(Boolean).join(' · ')}</p>
      {!isLater && inAll(signs.slice(0, 1), (w) => w('sign.today'))}
    </Roll>
  );
}
