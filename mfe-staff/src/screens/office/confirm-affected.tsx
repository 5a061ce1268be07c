import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Notice, TextField, TextLink, token } from '@vez/shared/ui';
import { addresses } from '../../model/addresses';
import type { NewSettings } from '../../model/office-settings';
import { useTexts } from '../../texts';
import type { Save } from './use-save';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
const AFFECTED = {
  calendar: 'office.affectedCalendar',
  bookings: 'office.affectedBookings',
  words: 'office.affectedBookings',
  order: 'office.affectedOrder',
} as const;

const Links = styled.p`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`;

/** The number of bookings that a change leaves outside, or of people that it delays, to be typed. Shows nothing before there is such a number. */
export function ConfirmAffected({ of, save }: { of: NewSettings['of']; save: Save }) {
  const { t, language } = useTexts();
  const { outcome, typed, type, isWrong } = save;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [outcome]);
  if (outcome === undefined) return null;
  const { affected: count, first } = outcome;
  const day = first && formatDay(fromWireDate(first.day) ?? '', language, 'withoutYear');
  return (
    <Stack>
      <Notice kind="warn" announce title={t(AFFECTED[of], { count })}>
        {first && day && t('office.affectedFirst', { day, time: first.time })}
      </Notice>
      {of !== 'order' && (
        <Links>
          <TextLink href={addresses.appointments}>{t('head.appointments')}</TextLink>
          <TextLink href={addresses.closures}>{t('office.closeInstead')}</TextLink>
        </Links>
      )}
      <TextField
        ref={field}
        label={t(of === 'order' ? 'closures.type' : 'office.type')}
        hint={t('office.typeHint')}
        error={isWrong ? t('office.typeWrong', { count }) : undefined}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        chars={6}
        onChange={({ target }) => type(target.value)}
      />
    </Stack>
  );
}
