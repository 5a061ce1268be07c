import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { Loaded } from '@vez/shared/remote';
import { Button, Notice, SelectField, Sheet, SkeletonBlock, token, type } from '@vez/shared/ui';
import type { DayPart } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';
import { useTexts } from '../../../texts';
import { useReservationContext } from '../use-reservation';
import { GuideCarousel } from './guide-carousel';
import { OfficeChoice } from './office-choice';
import { SeekDates } from './seek-dates';
import { SeekLegend } from './seek-legend';
import { SeekTable } from './seek-table';
import { useSeek } from './use-seek';

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

interface FooterProps {
  chosen: { slot: Slot; office: ServiceLocation } | null | undefined;
  onApply?: () => void;
}

function Footer({ chosen, onApply }: FooterProps) {
  const { t, language } = useTexts();
  return (
    <div>
      {chosen && (
        <Chosen role="status">
          {`${formatDay(chosen.slot.day, language, 'withoutYear')} ${chosen.slot.time} · ${chosen.office.name}`}
        </Chosen>
      )}
      <Button disabledReason={onApply ? undefined : t('seek.nothing')} onClick={onApply}>
        {t('seek.use')}
      </Button>
    </div>
  );
}

const PARTS: readonly DayPart[] = ['all', 'morning', 'afternoon'];

/** Finds a date, a time and an office together (BOK-16, BOK-53 to BOK-59). Closing it changes nothing. */
export function SeekDialog({ initialChoice }: { initialChoice: Slot | null }) {
  const { t } = useTexts();
  const { service, office } = useReservationContext().booking;
  const { query, grid, choice, chosen, others, ...seek } = useSeek(initialChoice);

  const otherOffices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (others.length > 0) otherOffices.current?.scrollIntoView?.({ block: 'nearest' });
  }, [choice, others.length]);

  return (
    <Sheet
      open
      title={t('seek.title')}
      onClose={seek.close}
      footer={<Footer chosen={chosen} onApply={seek.apply} />}
    >
      <Stack>
        <Point>
          {service.name} · {office.name}
        </Point>
        <GuideCarousel />
        <SeekLegend />
        <SelectField
          label={t('seek.part')}
          value={seek.part}
          choices={PARTS.map((value) => ({ value, label: t(`seek.${value}`) }))}
          onChange={({ target }) => seek.setPart(target.value as DayPart)}
        />
        <Loaded of={query} look="part" loading={<SkeletonBlock $height={320} />}>
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
        <div ref={otherOffices}>
          {others.length > 0 && (
            <OfficeChoice offices={others} value={chosen?.office.id ?? null} onChange={seek.setOfficeId} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
