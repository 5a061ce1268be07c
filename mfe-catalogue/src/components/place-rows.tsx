import { Building2 } from 'lucide-react';
import { useSession } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { Badge, cardSet, ListRow, RowList } from '@vez/shared/ui';
import { placeState } from '../model/place-state';
import { useTexts } from '../texts';

interface Props {
  places: readonly (Location | ServiceLocation)[];
  hrefOf(place: Location): string;
}

/** Places with what keeps one from being opened (CAT-48 to CAT-54). */
export function PlaceRows({ places, hrefOf }: Props) {
  const { t } = useTexts();
  const session = useSession();
  const reasonOf = (place: Location) => {
    const state = placeState(place, session);
    if (state === 'open') return undefined;
    return t(state === 'suspended' ? 'select.suspendedWhy' : 'select.loginWhy');
  };
  const badgeOf = (place: Location | ServiceLocation) => {
    const state = placeState(place, session);
    if (state === 'suspended') return <Badge kind="warn">{t('select.suspended')}</Badge>;
    if (state === 'loginNeeded') return <Badge>{t('select.login')}</Badge>;
    return 'ticket' in place && !place.ticket ? <Badge>{t('select.noRemoteTicket')}</Badge> : undefined;
  };
  return (
    <RowList>
      {places.map((place, at) => (
        <li key={place.id}>
          <ListRow
            title={place.name}
            support={place.address}
            icon={Building2}
            iconSet={cardSet(at)}
            href={hrefOf(place)}
            badge={badgeOf(place)}
            disabledReason={reasonOf(place)}
          />
        </li>
      ))}
    </RowList>
  );
}
