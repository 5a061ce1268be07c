import { useState, type ReactNode } from 'react';
import { formatDay } from '../../domain/dates/format-day';
import { Button } from '../button/button';
import { Sheet } from '../sheet/sheet';
import { fill, useUiTexts } from '../texts';
import { Calendar, type CalendarProps } from './calendar';

interface CalendarSheetProps extends Omit<CalendarProps, 'onChange' | 'label' | 'legend'> {
  open: boolean;
  title: string;
  /** A note above the grid. */
  note?: ReactNode;
  /** Receives the chosen day when the button is tapped. */
  onDone: (day: string) => void;
  onClose: () => void;
}

function Choosing({ open, title, note, value, onDone, onClose, ...calendar }: CalendarSheetProps) {
  const texts = useUiTexts();
  const [day, setDay] = useState(value);
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button disabled={day === null} onClick={() => day !== null && onDone(day)}>
          {day === null
            ? texts.choose
            : fill(texts.calendar.use, { day: formatDay(day, texts.language, 'withoutYear') })}
        </Button>
      }
    >
      {note}
      <Calendar {...calendar} label={title} value={day} onChange={setDay} />
    </Sheet>
  );
}

/** The calendar as a modal (UI-01): the button at its foot confirms a day, closing changes nothing. */
export const CalendarSheet = (props: CalendarSheetProps) => (props.open ? <Choosing {...props} /> : null);
