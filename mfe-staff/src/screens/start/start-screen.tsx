import {
  CalendarCheck,
  ChartColumn,
  ConciergeBell,
  DoorClosed,
  LayoutGrid,
  Megaphone,
  MonitorDot,
  Projector,
  Settings2,
  TabletSmartphone,
  Wrench,
} from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import { useSearchParams } from '@vez/shared/router';
import { Icon, PlainLink, token, type } from '@vez/shared/ui';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { DeviceAlerts } from '../../connected/device-alerts';
import { StaffHeader } from '../../connected/staff-header';
import { StaffPage } from '../../components/staff-page';
import { addresses, ROLES_OF, screensOf, type StaffScreen } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';

const GLYPHS = {
  counter: MonitorDot,
  reception: ConciergeBell,
  appointments: CalendarCheck,
  notices: Megaphone,
  counters: LayoutGrid,
  closures: DoorClosed,
  office: Settings2,
  figures: ChartColumn,
  kiosk: TabletSmartphone,
  display: Projector,
  enrol: Wrench,
} as const;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token.size(240)}), 1fr));
  gap: ${token.space[3]};
`;
const Tile = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: ${token.size(88)};
  padding: ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  color: ${token.color.ink};
  text-decoration: none;
  > :first-child {
    color: ${token.color.primary};
  }
  b {
    display: block;
    ${type.section}
  }
  span span {
    color: ${token.color.ink2};
    ${type.support}
  }
`;

const isScreen = (name: string | null): name is StaffScreen => name !== null && name in GLYPHS;

function Screens({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const asked = useSearchParams()[0].get('to');
  const mine = screensOf(self.role);
  // A device has one screen; a login redirects to the requested one.
  const only = mine.length === 1 ? mine[0] : undefined;
  const to = only ?? (isScreen(asked) && mine.includes(asked) ? asked : undefined);
  useEffect(() => {
    if (to !== undefined) bridge.navigate(addresses[to], { replace: true });
  }, [bridge, to]);
  if (to !== undefined) return null;
  return (
    <>
      <StaffHeader self={self} />
      <StaffPage>
        <h1>{t('start.title', { name: self.name })}</h1>
        <p>{[self.departmentName, ...self.offices.map(({ name }) => name)].filter(Boolean).join(' · ')}</p>
        {mine.includes('enrol') && <DeviceAlerts />}
        <Tiles role="list">
          {mine.map((name) => (
            <li key={name}>
              <Tile href={addresses[name]}>
                <Icon of={GLYPHS[name]} size={32} />
                <span>
                  <b>{t(`head.${name}`)}</b>
                  <span>{t(`start.${name}`)}</span>
                </span>
              </Tile>
            </li>
          ))}
        </Tiles>
      </StaffPage>
    </>
  );
}

/** The screens of the user. Redirects if there is only one. */
export function StartScreen() {
  const { t } = useTexts();
  const asked = useSearchParams()[0].get('to');
  const query = isScreen(asked) ? `?to=${asked}` : '';
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.any}
      title={t('start.page')}
      returnTo={`${addresses.start}${query}`}
    >
      {(self) => <Screens self={self} />}
    </Gate>
  );
}
