import { Clock, Info, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useCityClock, useDeployment, useOnline } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { token } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { boardQuery } from '../../api/queries';
import { useOwnDevice } from '../../api/use-own-device';
import { useStaffApi } from '../../api/staff-api';
import { useStream } from '../../api/use-stream';
import { InBoth } from '../../components/in-both';
import { TestBanner } from '../../components/test-banner';
import { useNow } from '../../components/use-now';
import { useAwayPage } from '../../api/use-away-page';
import { useSignWords } from '../../components/use-sign-words';
import { WholeWindow } from '../../components/whole-window';
import { signLanguages } from '../../model/sign-languages';
import type { StaffSelf } from '../../model/wire';
import { Mark } from '@vez/shared/ui/mark';
import { useTexts } from '../../texts';
import { d, UNIT } from './display-parts';
import { Calls } from './calls';
import { NoticeStrip } from './notice-strip';
import { Place } from './place';
import { useAnnouncements } from './use-announcements';

const Whole = styled.div<{ $isTight: boolean }>`
  --d: ${UNIT};
  display: flex;
  flex-direction: column;
  gap: ${({ $isTight }) => d($isTight ? 12 : 18)};
  box-sizing: border-box;
  min-height: 100vh;
  background: ${token.color.page};
  font-size: ${d(34)};
  line-height: 1.25;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${d(28)};
  padding: ${d(18)} ${d(56)};
  background: ${token.color.surface};
  box-shadow: inset 0 -1px ${token.color.line};
  time {
    font-size: ${d(104)};
    font-weight: ${token.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;
const Day = styled.div`
  color: ${token.color.ink2};
  font-size: ${d(32)};
  text-align: right;
`;
const Stale = styled.div`
  display: flex;
  align-items: center;
  gap: ${d(28)};
  padding: ${d(16)} ${d(36)};
  border-radius: ${d(24)};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  svg {
    width: ${d(56)};
    height: ${d(56)};
  }
  p:first-of-type {
    font-size: ${d(38)};
    font-weight: ${token.weight.bold};
  }
`;
const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: ${d(28)};
  min-height: ${d(84)};
  margin-top: auto;
  padding: 0 ${d(56)};
  background: ${token.color.sunken};
  font-size: ${d(36)};
  p:last-of-type {
    margin-left: auto;
  }
  svg {
    width: ${d(44)};
    height: ${d(44)};
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: ${d(16)};
    min-height: max(${d(64)}, 48px);
    padding: 0 ${d(24)};
    border: 2px solid ${token.color.primary};
    border-radius: ${d(16)};
    background: ${token.color.surface};
    color: ${token.color.primary};
    font-size: ${d(32)};
    cursor: pointer;
  }
`;

/** Figures count as old after three missed reads, in ms. */
const STALE_MS = 30_000;

/** The last calls of an office, with a warning while they are old. */
export function Display({ self }: { self: StaffSelf }) {
  const { cityDay, cityTime } = useCityClock();
  const { t, language } = useTexts();
  const api = useStaffApi();
  const { office, locationId } = useKeptOffice(self);
  const isLive = useStream(office?.locationId);
  const online = useOnline();
  const { data, isError } = useQuery(boardQuery(api, locationId, isLive));
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  const now = useNow(ahead);
  const { languages } = useDeployment();
  const voices = useSignWords(languages);
  const signs = useSignWords(signLanguages(language, languages));
  const isStale = data !== undefined && (!online || isError || now - ahead - data.readAt > STALE_MS + 10_000);
  const isAway = data === undefined && (!online || isError);
  const { isSilent, turnOn } = useAnnouncements(data?.calls, voices);
  useAwayPage(self.role === 'display', office?.name ?? '', voices);
  const { report, testedAt, isTestShown } = useOwnDevice(data?.device, useNow());
  useEffect(() => {
    if (testedAt !== '') report({ tested: testedAt });
  }, [report, testedAt]);
  const today = cityDay(new Date(now));
  return (
    <Whole $isTight={data?.notices !== undefined}>
      <WholeWindow />
      {isTestShown && <TestBanner device={self.name} signs={signs} />}
      <Head>
        <Mark width={56} />
        <Place signs={signs} board={data} office={office?.name ?? ''} department={self.departmentName} />
        {isStale ? (
          <Stale role="status">
            <Clock aria-hidden="true" />
            <div>
              <InBoth signs={signs} of={(w) => w('sign.stale', { time: cityTime(new Date(data.readAt)) })} />
            </div>
          </Stale>
        ) : (
          <Day>
            <InBoth signs={signs} of={(_, one) => formatDay(today, one, 'withoutYear')} />
          </Day>
        )}
        <time>{cityTime(new Date(now))}</time>
      </Head>
      <NoticeStrip notices={data?.notices} now={now} signs={signs} />
      <Calls board={data} isStale={isStale} isAway={isAway} now={now} signs={signs} />
      <Foot>
        <Info aria-hidden="true" />
        <InBoth signs={signs} of={(w) => w(isStale || isAway ? 'sign.listen' : 'sign.missed')} />
        {isSilent && (
          <button type="button" onClick={turnOn}>
            <Volume2 aria-hidden="true" />
            {t('display.sound')}
          </button>
        )}
      </Foot>
    </Whole>
  );
}
