import { LocateFixed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Location } from '@vez/shared/contracts/client';
import { Button, Notice, token, type } from '@vez/shared/ui';
import { distanceWords, metresBetween, nearestFirst, type Position } from '../model/distance';
import { useTexts } from '../texts';
import { usePosition } from './use-position';

const How = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;

/** The position of a place; a remote counter has none, because citizens do not go there. */
const positionOf = ({ latitude, longitude, remoteCounter }: Location): Position | undefined =>
  remoteCounter || latitude === null || longitude === null ? undefined : { latitude, longitude };

export interface Nearness {
  /** The distance of a place, if known. */
  distanceTo(place: Location): string | undefined;
  /** The places, sorted nearest first when distances are shown. */
  ordered<Place extends Location>(places: readonly Place[]): readonly Place[];
}

interface Props {
  places: readonly Location[];
  children(nearness: Nearness): ReactNode;
}

/** Offices, on request with their distances, nearest first. */
export function Distances({ places, children }: Props) {
  const { t, language } = useTexts();
  const { state, ask } = usePosition();
  const [isOffered] = useState(
    () => places.length > 1 && places.some((place) => positionOf(place) !== undefined),
  );
  const metresTo = (place: Location) => {
    const position = positionOf(place);
    return state.kind === 'known' && position ? metresBetween(state.position, position) : undefined;
  };
  const nearness: Nearness = {
    distanceTo(place) {
      const metres = metresTo(place);
      return metres === undefined ? undefined : distanceWords(metres, language);
    },
    ordered: (all) => (state.kind === 'known' ? nearestFirst(all, metresTo, language) : all),
  };
  return (
    <>
      {isOffered && (
        <div role="status">
          {state.kind === 'known' && <How>{t('select.distancesHow')}</How>}
          {state.kind === 'refused' && <Notice kind="info">{t('select.distancesRefused')}</Notice>}
          {state.kind === 'failed' && <Notice kind="info">{t('select.distancesFailed')}</Notice>}
        </div>
      )}
      {isOffered && state.kind !== 'known' && state.kind !== 'refused' && (
        <div>
          <Button fit kind="outline" icon={LocateFixed} busy={state.kind === 'asking'} onClick={ask}>
            {t('select.distances')}
          </Button>
        </div>
      )}
      {children(nearness)}
    </>
  );
}
