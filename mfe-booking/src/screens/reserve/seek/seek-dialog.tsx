import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { addDays, formatDay, type CalendarDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Notice, SelectField, Sheet, SkeletonBlock, token, type } from '@vez/shared/ui';
import { recommendQuery } from '../../../api/booking-queries';
import { openPlaces } from '../../../model/offer';
import { seekGrid, withOwnTime, type DayPart } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';
import { useTexts } from '../../../texts';
import { GuideCarousel } from './guide-carousel';
import { PlaceChoice } from './place-choice';
import { SeekLegend } from './seek-legend';
import { SeekTable } from './seek-table';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
const Point = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Chosen = styled.p`
  margin-bottom: ${token.space[2]};
  ${type.support}
  font-weight: ${token.weight.medium};
`;
const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]};
`;
const PARTS: readonly DayPart[] = ['all', 'morning', 'afternoon'];

export interface Found extends Slot {
  locationId: number;
}

interface Props {
  service: Service;
  place: ServiceLocation;
  /** The day to begin with. */
  from: CalendarDay;
  /** The last day that can be booked here. */
  last: CalendarDay;
  /** A time that is wished already. */
  wish: Slot | null;
  /** The time that the citizen has already. */
  mine: Slot | null;
  onDone(found: Found): void;
  onClose(): void;
}

/** Finds a date, a time and a place together (BOK-16, BOK-53 to BOK-59). Closing it changes nothing. */
export function SeekDialog({ service, place, from, last, wish, mine, onDone, onClose }: Props) {
  const { t, language } = useTexts();
  const [first, setFirst] = useState(from);
  const [part, setPart] = useState<DayPart>('all');
  const [choice, setChoice] = useState(wish);
  const [placeId, setPlaceId] = useState<number | null>(null);
  const found = useQuery(recommendQuery(useApi(), { serviceId: service.id, locationId: place.id }, first));
  const places = openPlaces(service);
  const grid = seekGrid(withOwnTime(found.data ?? [], mine), new Set(places.map(({ id }) => id)), part);
  const lastShown = grid.days.at(-1);

  const cell = grid.rows.find(({ time }) => time === choice?.time)?.cells[
    grid.days.indexOf(choice?.day ?? '')
  ];
  const elsewhere = cell?.state === 'elsewhere' ? places.filter(({ id }) => cell.placeIds.includes(id)) : [];
  const at = cell?.state === 'free' ? place : (elsewhere.find(({ id }) => id === placeId) ?? elsewhere.at(0));
  const isReady = choice !== null && at !== undefined;

  const chosenPlaces = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (elsewhere.length > 0) chosenPlaces.current?.scrollIntoView?.({ block: 'nearest' });
  }, [choice, elsewhere.length]);

  const when = choice && `${formatDay(choice.day, language, 'withoutYear')} ${choice.time}`;
  return (
    <Sheet
      open
      title={t('seek.title')}
      onClose={onClose}
      footer={
        <div>
          {isReady && (
            <Chosen role="status">
              {when} · {at.name}
            </Chosen>
          )}
          <Button
            disabledReason={isReady ? undefined : t('seek.nothing')}
            onClick={() => isReady && onDone({ ...choice, locationId: at.id })}
          >
            {t('seek.use')}
          </Button>
        </div>
      }
    >
      <Stack>
        <Point>
          {service.name} · {place.name}
        </Point>
        <GuideCarousel />
        <SeekLegend />
        <SelectField
          label={t('seek.part')}
          value={part}
          choices={PARTS.map((value) => ({ value, label: t(`seek.${value}`) }))}
          onChange={({ target }) => setPart(target.value as DayPart)}
        />
        <Loaded of={found} look="part" loading={<SkeletonBlock $height={320} />}>
          {() =>
            grid.rows.length === 0 ? (
              <Notice kind="warn" announce>
                {t('seek.noTimes')}
              </Notice>
            ) : (
              <SeekTable grid={grid} label={t('seek.title')} value={choice} onChange={setChoice} />
            )
          }
        </Loaded>
        <Dates>
          {first > from && (
            <Button kind="quiet" fit onClick={() => setFirst(from)}>
              {t('seek.firstDates')}
            </Button>
          )}
          {lastShown !== undefined && lastShown < last && (
            <Button kind="quiet" fit onClick={() => setFirst(addDays(lastShown, 1))}>
              {t('seek.moreDates')}
            </Button>
          )}
        </Dates>
        <div ref={chosenPlaces}>
          {elsewhere.length > 0 && (
            <PlaceChoice places={elsewhere} value={at?.id ?? null} onChange={setPlaceId} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
