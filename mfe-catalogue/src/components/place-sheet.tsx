import { ExternalLink, MapPin } from 'lucide-react';
import styled from 'styled-components';
import { useBridge, useOnline, useTheme } from '@vez/shared/bridge';
import type { Location } from '@vez/shared/contracts/client';
import { readablePhone } from '@vez/shared/domain';
import { Button, Facts, Notice, Sheet, TextLink, token } from '@vez/shared/ui';
import { mapAddresses } from '../model/map-addresses';
import { useTexts } from '../texts';

const Filled = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-height: 100%;
`;
const Frame = styled.iframe`
  display: block;
  flex: 1 0 ${token.size(220)};
  width: 100%;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
`;

/** Only Android opens `geo:` addresses; elsewhere such a link does nothing, or shows an error. */
const opensGeo = () => /Android/.test(navigator.userAgent);

/** The address, opening hours and map of a place (CAT-56 to CAT-59). */
export function PlaceSheet({ place, onClose }: { place: Location; onClose(): void }) {
  const { t, language } = useTexts();
  const { host } = useBridge();
  const online = useOnline();
  const map = mapAddresses(place, { language, dark: useTheme().resolved === 'dark' });
  return (
    <Sheet
      open
      tall
      title={place.name}
      onClose={onClose}
      footer={
        map && (
          <>
            {opensGeo() && (
              <Button kind="outline" icon={MapPin} onClick={() => host.openOutside(map.app)}>
                {t('place.open')}
              </Button>
            )}
            <Button
              kind={opensGeo() ? 'quiet' : 'outline'}
              icon={ExternalLink}
              onClick={() => host.openOutside(map.web)}
            >
              {t('place.openWeb')}
            </Button>
          </>
        )
      }
    >
      <Filled>
        <Facts
          facts={[
            { label: t('place.address'), value: place.address },
            { label: t('place.wayIn'), value: place.wayIn },
            { label: t('place.hours'), value: place.description },
            {
              label: t('place.phone'),
              value: (
                <TextLink href={`tel:${place.telephone.replace(/[^\d+]/g, '')}`}>
                  {readablePhone(place.telephone)}
                </TextLink>
              ),
            },
          ]}
        />
        {map === undefined && <Notice>{t('messages.noMapInfo')}</Notice>}
        {map && !online && <Notice>{t('place.offline')}</Notice>}
        {map && online && (
          <Frame src={map.page} title={t('place.map', { place: place.name })} sandbox="allow-scripts" />
        )}
      </Filled>
    </Sheet>
  );
}
