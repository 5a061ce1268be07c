import { LocateFixed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Location } from '@vez/shared/contracts/client';
import { Button, Notice, Segments, token, type } from '@vez/shared/ui';
import { distanceWords, metresBetween, positionOf } from '../model/distance';
import type { OfficeOrder } from '../model/office-order';
import { wayMinutes } from '../model/way';
import { useTexts } from '../texts';
import { usePosition } from './use-position';

const How = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
/** No wider than the column of a form. */
const Order = styled.div`
  max-width: ${token.size(680)};
`;
const ORDERS = ['shortest', 'nearest', 'soonest'] as const;

export interface Nearness {
  by: OfficeOrder;
  metresTo(place: Location): number | undefined;
  /** The distance of a place and the estimated way, if known. */
  distanceTo(place: Location): string | undefined;
}

interface Props {
  places: readonly Location[];
  /** Set if the queues of the offices are shown, by which they can be sorted, too. */
  hasWaits: boolean;
  children(nearness: Nearness): ReactNode;
}

/** Offices in the order that a citizen chooses; only that choice asks for the position of the device. */
export function Distances({ places, hasWaits, children }: Props) {
  const { t, language } = useTexts();
  const { state, ask } = usePosition();
  const [chosen, setChosen] = useState<OfficeOrder>('shortest');
  const [isOffered] = useState(
    () => places.length > 1 && places.some((place) => positionOf(place) !== undefined),
  );
  const { kind } = state;
  const isKnown = kind === 'known';
  const metresTo = (place: Location) => {
    const position = positionOf(place);
    return state.kind === 'known' && position ? metresBetween(state.position, position) : undefined;
  };
  const distanceTo = (place: Location) => {
    const metres = metresTo(place);
    if (metres === undefined) return undefined;
    return `${distanceWords(metres, language)} · ${t('select.way', { minutes: wayMinutes(metres) })}`;
  };
  const choose = (order: OfficeOrder) => {
    setChosen(order);
    if (order !== 'shortest' && !isKnown) ask();
  };
  const by = hasWaits ? chosen : 'nearest';
  return (
    <>
      {isOffered && hasWaits && (
        <Order>
          <Segments
            label={t('select.order')}
            minWidth={96}
            plain
            choices={ORDERS.map((order) => ({ value: order, label: t(`select.${order}`) }))}
            value={isKnown || kind === 'asking' ? chosen : 'shortest'}
            onChange={choose}
          />
        </Order>
      )}
      {isOffered && (
        <div role="status">
          {isKnown && <How>{t('select.distancesHow')}</How>}
          {kind === 'refused' && <Notice kind="info">{t('select.distancesRefused')}</Notice>}
          {kind === 'failed' && <Notice kind="info">{t('select.distancesFailed')}</Notice>}
        </div>
      )}
      {isOffered && !hasWaits && !isKnown && kind !== 'refused' && (
        <div>
          <Button fit kind="outline" icon={LocateFixed} busy={kind === 'asking'} onClick={ask}>
            {t('select.distances')}
          </Button>
        </div>
      )}
      {children({ by: isKnown ? by : 'shortest', metresTo, distanceTo })}
    </>
  );
}
