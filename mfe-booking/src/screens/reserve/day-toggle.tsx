import { CalendarDays, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Icon, inputBox, media, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Folds its content on a phone; at a desk it is always open. */
export const Collapsible = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  ${media.wide} {
    display: grid;
  }
`;
const Button = styled.button`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(52)};
  font-weight: ${token.weight.medium};
  text-align: start;
  cursor: pointer;
  ${media.wide} {
    display: none;
  }
`;
const Chosen = styled.span`
  flex: 1;
`;

interface Props {
  ref: Ref<HTMLButtonElement>;
  day: CalendarDay;
  /** Whether the calendar is unfolded. */
  open: boolean;
  onToggle(): void;
}

/** The chosen day; on a phone it folds the calendar, so that the times are in sight. */
export function DayToggle({ ref, day, open, onToggle }: Props) {
  const { t, language } = useTexts();
  const text = formatDay(day, language);
  return (
    <Button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-label={`${t('date.change')}: ${text}`}
      onClick={onToggle}
    >
      <Icon of={CalendarDays} />
      <Chosen>{text}</Chosen>
      <Icon of={ChevronDown} size={20} />
    </Button>
  );
}
