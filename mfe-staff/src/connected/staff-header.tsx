import {
  CalendarCheck,
  ChartColumn,
  Circle,
  ConciergeBell,
  DoorClosed,
  LayoutGrid,
  Megaphone,
  MonitorDot,
  Settings2,
  UserRound,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useCityClock, useDeployment } from '@vez/shared/bridge';
import type { OfficeNotice } from '@vez/shared/domain';
import type { Office, StaffSelf } from '../model/wire';
import { figures, Icon, LanguageSelect, PlainLink, token, type, visuallyHidden } from '@vez/shared/ui';
import { addresses } from '../model/addresses';
import { Mark } from '@vez/shared/ui/mark';
import { useTexts } from '../texts';
import { CutOffBar } from '../components/cut-off-bar';
import { NoticeBar } from '../components/notice-bar';
import { LogOutButton } from './log-out-button';
import { useNow } from '../components/use-now';
import { WholeWindow } from '../components/whole-window';

const LiveWord = styled.span``;
const Place = styled.span`
  overflow: hidden;
  max-width: ${token.size(260)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const narrow = css`
  @media (max-width: 1600px) {
    column-gap: ${token.space[3]};
    nav > a > [aria-hidden] {
      display: none;
    }
    ${Place} {
      max-width: ${token.size(180)};
    }
    ${LiveWord} {
      ${visuallyHidden}
    }
  }
`;
const Bar = styled.header`
  background: ${token.color.surface};
  box-shadow: inset 0 -1px ${token.color.line};
`;
/** $many: more tabs than a row has room for with all words and drawings. */
const Inside = styled.div<{ $many: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  min-height: ${token.size(56)};
  padding: 0 ${token.space[5]};
  ${type.support}
  color: ${token.color.ink2};
  ${({ $many }) => $many && narrow}
`;
const Brand = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  color: ${token.color.ink};
  font-size: ${token.size(20)};
  font-weight: ${token.weight.bold};
  text-decoration: none;
`;
const Tabs = styled.nav`
  display: flex;
  align-self: stretch;
  flex: 1;
  gap: ${token.space[4]};
  @media (max-width: 640px) {
    flex: 1 0 100%;
    flex-wrap: wrap;
    row-gap: 0;
  }
`;
const Tab = styled(PlainLink)<{ $here: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  color: ${({ $here }) => ($here ? token.color.primary : token.color.ink2)};
  ${({ $here }) => ($here ? `box-shadow: inset 0 -3px ${token.color.primary};` : '')}
  font-weight: ${({ $here }) => ($here ? token.weight.bold : token.weight.regular)};
  text-decoration: none;
`;
const Group = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`;
const Clock = styled.span`
  ${type.title}
  ${figures}
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
`;
const Dot = styled.span<{ $live: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${({ $live }) => ($live ? token.color.ink2 : token.color.danger)};
  svg {
    fill: ${({ $live }) => ($live ? token.color.primary : 'none')};
    color: ${({ $live }) => ($live ? token.color.primary : token.color.danger)};
  }
`;

const TABS = {
  counter: { icon: MonitorDot, roles: ['clerk', 'supervisor', 'system'] },
  reception: { icon: ConciergeBell, roles: ['receptionist', 'supervisor', 'system'] },
  appointments: { icon: CalendarCheck, roles: ['clerk', 'receptionist', 'supervisor', 'system'] },
  notices: { icon: Megaphone, roles: ['clerk', 'receptionist', 'supervisor'] },
  counters: { icon: LayoutGrid, roles: ['supervisor'] },
  closures: { icon: DoorClosed, roles: ['supervisor'] },
  office: { icon: Settings2, roles: ['supervisor'] },
  figures: { icon: ChartColumn, roles: ['supervisor'] },
} as const;
type TabName = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as TabName[];

interface ReadDesk {
  isCutOff: boolean;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
  query: {
    data: { readAt: number; notices?: readonly OfficeNotice[] | undefined } | undefined;
    refetch(): Promise<unknown>;
  };
}

interface Props {
  self: StaffSelf;
  office?: Office | undefined;
  /** The current screen; absent on the start page. */
  here?: TabName;
  /** The desk that the screen shows. */
  desk?: ReadDesk;
  /** The counter, shown beside the office. */
  children?: ReactNode;
}

/** The header of staff screens: office, user, and whether the data is live. */
export function StaffHeader({ self, office, here, desk, children }: Props) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const { name } = useDeployment();
  const now = useNow(desk?.ahead);
  const isCutOff = desk?.isCutOff === true;
  const readAt = desk?.query.data?.readAt;
  const tabs = TAB_NAMES.filter(
    (name) => here !== undefined && (TABS[name].roles as readonly string[]).includes(self.role),
  );
  const isMany = tabs.length > 5;
  return (
    <>
      <Bar>
        <WholeWindow />
        <Inside $many={isMany}>
          <Brand href={addresses.start}>
            <Mark width={32} />
            {name}
          </Brand>
          <Tabs as={here === undefined ? 'span' : 'nav'} aria-label={here && t('head.screens')}>
            {tabs.map((tab) => (
              <Tab
                key={tab}
                href={addresses[tab]}
                $here={tab === here}
                aria-current={tab === here ? 'page' : undefined}
              >
                <Icon of={TABS[tab].icon} size={20} />
                {t(`head.${tab}`)}
              </Tab>
            ))}
          </Tabs>
          <Place title={[office?.name, self.departmentName].filter(Boolean).join(' · ')}>
            {office?.name ?? self.departmentName}
          </Place>
          {children}
          <Group>
            <Icon of={UserRound} size={20} />
            {self.name}
          </Group>
          <Dot $live={!isCutOff} role="status">
            <Icon of={isCutOff ? WifiOff : Circle} size={16} />
            {isCutOff ? t('head.cutOff') : <LiveWord>{t('head.live')}</LiveWord>}
          </Dot>
          <Clock>{cityTime(new Date(now))}</Clock>
          <LanguageSelect short={isMany} />
          <LogOutButton />
        </Inside>
      </Bar>
      {isCutOff && readAt !== undefined && (
        <CutOffBar readAt={readAt} onRetry={() => void desk.query.refetch()} />
      )}
      {here !== 'notices' && <NoticeBar notices={desk?.query.data?.notices} now={now} />}
    </>
  );
}
