import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { Loaded } from '@vez/shared/remote';
import { Button, Notice, SelectField, Sheet, SkeletonBlock, token, type } from '@vez/shared/ui';
import { saveDraft } from '../../../drafts/reservation';
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
  choice: Slot | null;
  office: ServiceLocation | undefined;
  onApply(slot: Slot, officeId: number): void;
}

function Footer({ choice, office, onApply }: FooterProps) {
  const { t, language } = useTexts();
  const chosen = choice && office && { slot: choice, office };
  return (
    <div>
      {chosen && (
        <Chosen role="status">
          {`${formatDay(chosen.slot.day, language, 'withoutYear')} ${chosen.slot.time} · ${chosen.office.name}`}
        </Chosen>
      )}
      <Button
        disabledReason={chosen ? undefined : t('seek.nothing')}
        onClick={chosen ? () => onApply(chosen.slot, chosen.office.id) : undefined}
      >
        {t('seek.use')}
      </Button>
    </div>
  );
}

const PARTS: readonly DayPart[] = ['all', 'morning', 'afternoon'];

/** Finds a date, a time and an office together (BOK-16, BOK-53 to BOK-59). Closing it changes nothing. */
export function SeekDialog({ initialChoice }: { initialChoice: Slot | null }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { key, booking, state, dispatch } = useReservationContext();
  const { service, office, editing } = booking;
  const { query, grid, choice, chosenOffice, others, ...seek } = useSeek(booking, state, initialChoice);

  const otherOffices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (others.length > 0) otherOffices.current?.scrollIntoView?.({ block: 'nearest' });
  }, [choice, others.length]);

  const close = () => dispatch({ type: 'seekClosed' });
  const apply = (slot: Slot, officeId: number) => {
    if (officeId === office.id) return dispatch({ type: 'timeChosen', slot });
    close();
    saveDraft(key, { form: { ...state.form, ...slot }, locationId: officeId }, bridge.journey);
    const subject = editing ? { ticket: editing.ticket.id } : { service: service.id };
    bridge.navigate(paths.reserve({ ...subject, location: officeId }), { replace: true });
  };
  return (
    <Sheet
      open
      title={t('seek.title')}
      onClose={close}
      footer={<Footer choice={choice} office={chosenOffice} onApply={apply} />}
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
            <OfficeChoice offices={others} value={chosenOffice?.id ?? null} onChange={seek.setOfficeId} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
