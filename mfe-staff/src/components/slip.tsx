import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { encode } from 'uqr';
import { useCityClock } from '@vez/shared/bridge';
import type { Language } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { HTML_LANG } from '@vez/shared/domain';
import { visuallyHidden } from '@vez/shared/ui';
import { signLanguages } from '../model/sign-languages';
import { spoken } from '../model/spoken';
import { useTexts } from '../texts';
import { useSignWords, type Sign } from './use-sign-words';

/** Nothing but the slip is printed, on a roll of 80 mm of which 72 are used. */
const OnRoll = createGlobalStyle`
  @media print {
    @page { size: 80mm auto; margin: 4mm; }
    html, body { background: #fff !important; }
    body > :not([data-slip]) { display: none !important; }
  }
`;
/** Black alone: a thermal printer has no greys. */
const Paper = styled.div`
  ${visuallyHidden}
  @media print {
    position: static;
    width: 72mm;
    height: auto;
    margin: 0;
    overflow: visible;
    clip: auto;
    clip-path: none;
    white-space: normal;
    background: #fff;
    color: #000;
    font-size: 11pt;
    line-height: 1.35;
    text-align: center;
  }
  h1 {
    font-size: 14pt;
  }
  h2 {
    font-size: 13pt;
  }
`;
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

/** Squares of whole dots: a code is 40 mm wide, whatever its content. */
function QrCode({ content }: { content: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(content, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(''), size: modules };
  }, [content]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="40mm" shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="#000" />
    </svg>
  );
}

const in_ = (signs: Sign[], pick: (w: Sign['t']) => string) =>
  signs.map(({ language, t: w }) => (
    <p key={language} lang={HTML_LANG[language]}>
      {pick(w)}
    </p>
  ));
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
  /** DD/MM/YYYY of a booking that may be of another day. */
  date?: string;
  peopleAhead: number | undefined;
  code: string;
}

interface Props {
  ticket: SlipContent;
  isCheckIn: boolean;
  /** Department and office. */
  place: readonly string[];
  /** Which device printed it; may be empty. */
  device: string;
  languages: readonly Language[];
  onDone(): void;
}

/** The paper: what one needs without a phone. It opens the print window, and is gone when that closes. */
export function Slip({ ticket, isCheckIn, place, device, languages, onDone }: Props) {
  const { cityDay, cityTime } = useCityClock();
  const { language } = useTexts();
  const signs = useSignWords(signLanguages(language, languages));
  const isReady = signs.length > 0;
  useEffect(() => {
    if (!isReady) return;
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [isReady, onDone]);
  if (!isReady) return null;
  const now = new Date();
  const number = spoken(ticket.jettonCode);
  const today = cityDay(now);
  const day = ticket.date === undefined ? today : fromWireDate(ticket.date);
  const isLater = day !== undefined && day !== today;
  const facts = [
    ...(isLater ? [[beside(signs, (w) => w('sign.day')), formatDay(day, language)]] : []),
    ...(ticket.time === '' ? [] : [[beside(signs, (w) => w('sign.booking')), ticket.time]]),
    ...(isCheckIn ? [[beside(signs, (w) => w('sign.arrived')), cityTime(now)]] : []),
    ...(ticket.peopleAhead === undefined
      ? []
      : [[beside(signs, (w) => w('sign.ahead')), String(ticket.peopleAhead)]]),
  ];
  return createPortal(
    <Paper data-slip aria-hidden="true">
      <OnRoll />
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
      <Framed>{in_(signs, (w) => w('sign.wait'))}</Framed>
      {ticket.code !== '' && (
        <>
          <QrCode content={ticket.code} />
          {in_(signs, (w) => w('sign.follow'))}
        </>
      )}
      <Missed>{in_(signs, (w) => w('sign.missed'))}</Missed>
      <p>{[`${formatDay(today, language)} ${cityTime(now)}`, device].filter(Boolean).join(' · ')}</p>
      {!isLater && in_(signs.slice(0, 1), (w) => w('sign.today'))}
    </Paper>,
    document.body,
  );
}
