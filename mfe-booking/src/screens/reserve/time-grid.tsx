import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton, RadioGrid, token, type, type RadioCell } from '@vez/shared/ui';
import { firstPage, pagesOf, partsOf, type Time } from '../../model/times';
import { useTexts } from '../../texts';

const Pager = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  margin-top: ${token.space[3]};
`;
const PageNumber = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  label: string;
  times: readonly Time[];
  value: string | null;
  /** Times that are full here and free at other offices. */
  elsewhere: ReadonlySet<string>;
  error?: string;
  onChange(time: string): void;
  /** Arrow keys pass the time. */
  onPass(time: string): void;
}

/** Pages of fifteen times (BOK-51), grouped by part of the day. */
export function TimeGrid({ label, times, value, elsewhere, error, onChange, onPass }: Props) {
  const { t } = useTexts();
  const pages = pagesOf(times);
  const [page, setPage] = useState(() => firstPage(pages, value));
  const shown = pages[Math.min(page, pages.length - 1)] ?? [];
  const cellOf = ({ time, isFree }: Time): RadioCell => ({
    value: time,
    label: time,
    state: isFree ? 'free' : elsewhere.has(time) ? 'elsewhere' : 'full',
  });
  const groups = partsOf(shown).map(({ part, times: ofPart }) => ({
    heading: t(`time.${part}`),
    cells: ofPart.map(cellOf),
  }));
  return (
    <div>
      <RadioGrid
        id="time"
        label={label}
        value={value}
        error={error}
        onChange={onChange}
        onPass={onPass}
        groups={groups}
      />
      {pages.length > 1 && (
        <Pager aria-label={t('time.pages')}>
          <IconButton
            icon={ChevronLeft}
            label={t('time.earlier')}
            aria-disabled={page === 0 || undefined}
            onClick={() => setPage(Math.max(page - 1, 0))}
          />
          <PageNumber aria-live="polite">
            {t('time.page', { page: page + 1, pages: pages.length })}
          </PageNumber>
          <IconButton
            icon={ChevronRight}
            label={t('time.later')}
            aria-disabled={page === pages.length - 1 || undefined}
            onClick={() => setPage(Math.min(page + 1, pages.length - 1))}
          />
        </Pager>
      )}
    </div>
  );
}
