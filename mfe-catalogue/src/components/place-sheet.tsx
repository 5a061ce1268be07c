import { MapPin } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import type { Location } from '@vez/shared/contracts/client';
import { Button, Facts, Notice, Sheet } from '@vez/shared/ui';
import { mapAddress } from '../model/map-address';
import { useTexts } from '../texts';

/** Where a place is, when it opens, and its map (CAT-58, CAT-59). The map opens outside: no foreign frame here. */
export function PlaceSheet({ place, onClose }: { place: Location; onClose(): void }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const map = mapAddress(place);
  return (
    <Sheet
      open
      title={place.name}
      onClose={onClose}
      footer={
        map !== undefined && (
          <Button kind="outline" icon={MapPin} onClick={() => bridge.host.openOutside(map)}>
            {t('place.open')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: t('place.address'), value: place.address },
          { label: t('place.hours'), value: place.description },
          { label: t('place.phone'), value: place.telephone },
        ]}
      />
      {map === undefined && <Notice>{t('messages.noMapInfo')}</Notice>}
    </Sheet>
  );
}
