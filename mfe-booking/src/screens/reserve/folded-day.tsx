import { CalendarDays, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Icon, inputBox, media, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';

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
  /** Whether the calendar below it is unfolded. */
  open: boolean;
  onToggle(): void;
}

/** On a phone the chosen day folds the calendar, so that its times are in sight. */
export function FoldedDay({ ref, day, open, onToggle }: Props) {
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
