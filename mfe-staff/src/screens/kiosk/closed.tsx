import { Moon } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { token } from '@vez/shared/ui';
import { QrCode } from '../../components/qr-code';
import { clockOf } from '../../model/office-settings';
import type { Office } from '../../model/wire';
import { useTexts } from '../../texts';
import { f, k, Upper } from './kiosk-parts';

const Week = styled.dl`
  margin-top: ${k(32)};
  overflow: hidden;
  border-radius: ${k(24)};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  font-size: ${f(34)};
`;
const Day = styled.div<{ $opensNext: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k(28)};
  padding: ${k(14)} ${k(40)};
  ${({ $opensNext }) => $opensNext && `background: ${token.color.soft}; color: ${token.color.softInk};`}
  dd {
    display: flex;
    gap: ${k(32)};
    font-weight: ${token.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
const Book = styled.section`
  display: flex;
  align-items: center;
  gap: ${k(40)};
  margin-top: ${k(32)};
  padding: ${k(28)} ${k(36)};
  border: ${k(3)} solid ${token.color.primary};
  border-radius: ${k(24)};
  background: ${token.color.surface};
  svg {
    flex: none;
  }
  h2 {
    font-size: ${f(48)};
    font-weight: ${token.weight.bold};
    line-height: 1.25;
  }
`;

/** Outside office hours: when the office opens, its hours, and the way to a booking by phone. */
export function Closed({ office }: { office: Office | undefined }) {
  const { t, language } = useTexts();
  const { cityDay, cityTime } = useCityClock();
  const { opensAt, week = [] } = office ?? {};
  const opens = opensAt === undefined ? undefined : new Date(opensAt);
  const opensOn = opens && cityDay(opens);
  return (
    <Upper>
      <Moon size={96} aria-hidden="true" />
      <h1>{t('kiosk.closed')}</h1>
      <p>
        {opens && opensOn !== undefined
          ? t('kiosk.opens', { day: formatDay(opensOn, language, 'withoutYear'), time: cityTime(opens) })
          : t('kiosk.closedWhy')}
      </p>
      {week.length > 0 && (
        <Week>
          {week.map(({ day, hours }) => {
            const on = fromWireDate(day) ?? '';
            return (
              <Day key={day} $opensNext={on === opensOn}>
                <dt>{formatDay(on, language, 'withoutYear')}</dt>
                <dd>
                  {hours.length === 0 && t('office.closed')}
                  {hours.map(({ opensMinute, closesMinute }) => (
                    <span key={opensMinute}>{`${clockOf(opensMinute)}–${clockOf(closesMinute)}`}</span>
                  ))}
                </dd>
              </Day>
            );
          })}
        </Week>
      )}
      <Book>
        <QrCode content={`${window.location.origin}${paths.home()}`} width={k(240)} />
        <div>
          <h2>{t('kiosk.bookNow')}</h2>
          <p>{t('kiosk.bookNowHow')}</p>
        </div>
      </Book>
    </Upper>
  );
}
