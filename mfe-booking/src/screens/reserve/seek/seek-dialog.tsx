import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatDay } from '@vez/shared/dates';
import { Loaded } from '@vez/shared/remote';
import { Notice, SelectField, Sheet, SkeletonBlock, token, type } from '@vez/shared/ui';
import type { DayPart } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';
import { useTexts } from '../../../texts';
import { GuideCarousel } from './guide-carousel';
import { PlaceChoice } from './place-choice';
import { SeekDates } from './seek-dates';
import { SeekFooter } from './seek-footer';
import { SeekLegend } from './seek-legend';
import { SeekTable } from './seek-table';
import { useSeek, type SeekStart } from './use-seek';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
const Point = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const PARTS: readonly DayPart[] = ['all', 'morning', 'afternoon'];

export interface Found extends Slot {
  locationId: number;
}

interface Props extends SeekStart {
  onDone(found: Found): void;
  onClose(): void;
}

/** Finds a date, a time and a place together (BOK-16, BOK-53 to BOK-59). Closing it changes nothing. */
export function SeekDialog({ onDone, onClose, ...start }: Props) {
  const { t, language } = useTexts();
  const { found, grid, choice, at, elsewhere, ...seek } = useSeek(start);

  const chosenPlaces = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (elsewhere.length > 0) chosenPlaces.current?.scrollIntoView?.({ block: 'nearest' });
  }, [choice, elsewhere.length]);

  const ready = choice && at && { ...choice, locationId: at.id };
  const said = ready && `${formatDay(ready.day, language, 'withoutYear')} ${ready.time} · ${at.name}`;
  const footer = <SeekFooter said={said} onUse={ready ? () => onDone(ready) : undefined} />;
  return (
    <Sheet open title={t('seek.title')} onClose={onClose} footer={footer}>
      <Stack>
        <Point>
          {start.service.name} · {start.place.name}
        </Point>
        <GuideCarousel />
        <SeekLegend />
        <SelectField
          label={t('seek.part')}
          value={seek.part}
          choices={PARTS.map((value) => ({ value, label: t(`seek.${value}`) }))}
          onChange={({ target }) => seek.setPart(target.value as DayPart)}
        />
        <Loaded of={found} look="part" loading={<SkeletonBlock $height={320} />}>
          {() =>
            grid.rows.length === 0 ? (
              <Notice kind="warn" announce>
                {t('seek.noTimes')}
              </Notice>
            ) : (
              <SeekTable grid={grid} label={t('seek.title')} value={choice} onChange={seek.setChoice} />
            )
          }
        </Loaded>
        <SeekDates toFirst={seek.toFirstDates} toMore={seek.toMoreDates} />
        <div ref={chosenPlaces}>
          {elsewhere.length > 0 && (
            <PlaceChoice places={elsewhere} value={at?.id ?? null} onChange={seek.setPlaceId} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
