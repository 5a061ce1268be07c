import { act, fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { Calendar } from './calendar';
import type { DayKind } from '../../domain';

const KINDS: Record<string, DayKind> = {
  '2026-12-02': 'full',
  '2026-12-08': 'holiday',
  '2026-12-05': 'closed',
  '2026-12-12': 'special',
  '2026-12-15': 'timeTicket',
};

function Form({ chosen = null as string | null }) {
  const [day, setDay] = useState(chosen);
  return (
    <>
      <Calendar
        label="Date"
        value={day}
        onChange={setDay}
        min="2026-12-02"
        max="2027-01-20"
        today="2026-12-01"
        dayKind={(iso) => KINDS[iso] ?? 'open'}
      />
      <output>{day}</output>
    </>
  );
}
const chosenDay = () => screen.getByRole('status').textContent;
const day = (name: RegExp) => screen.getByRole('button', { name });
const swipe = (by: number) => {
  const grid = screen.getByRole('grid');
  fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(grid, { changedTouches: [{ clientX: 200 + by, clientY: 104 }] });
};
const month = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('the calendar', () => {
  it('is a month whose weeks start on Sunday [UI-01] [BOK-38] [VAL-28]', async () => {
    const { container } = await renderPart(<Form />);
    const rows = screen.getAllByRole('row');
    expect(month()).toBe('December 2026');
    expect(container.querySelector('th')).toHaveTextContent('Sun');
    // 6 December 2026 is a Sunday.
    expect(within(rows[1]!).getAllByRole('gridcell')[0]).toHaveTextContent('6');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('marks each kind of day by a sign and for screen readers [BOK-39] [BOK-48]', async () => {
    await renderPart(<Form />);
    expect(day(/2 December 2026, Full/)).toHaveTextContent('Full');
    expect(day(/8 December 2026, Holiday/)).toHaveTextContent('Hol.');
    expect(day(/5 December 2026, Closed/)).toHaveTextContent('Closed');
    expect(day(/12 December 2026, Extra day/)).toHaveTextContent('Extra');
    expect(day(/15 December 2026, Timed number/)).toHaveTextContent('Timed');
    expect(day(/1 December 2026, Today/)).toHaveTextContent('Today');
  });

  it('describes a full today as full rather than as today [BOK-39]', async () => {
    await renderPart(
      <Calendar
        label="Date"
        value={null}
        onChange={jest.fn()}
        min="2026-12-08"
        max="2026-12-20"
        today="2026-12-08"
        dayKind={(iso) => (iso === '2026-12-08' ? 'full' : 'open')}
      />,
    );
    expect(day(/ 8 December 2026/)).toHaveTextContent(/8Full$/);
  });

  it('describes a past day as past, not as opening later', async () => {
    await renderPart(
      <Calendar
        label="Date"
        value={null}
        onChange={jest.fn()}
        min="2026-12-10"
        max="2026-12-20"
        today="2026-12-08"
        dayKind={() => 'open'}
      />,
    );
    expect(day(/ 7 December 2026/)).toHaveAccessibleName(/Past$/);
    expect(day(/ 9 December 2026/)).toHaveAccessibleName(/Not open yet$/);
  });

  it('leaves out past weeks, but not days of this week', async () => {
    await renderPart(
      <Calendar
        label="Date"
        value={null}
        onChange={jest.fn()}
        min="2026-12-18"
        max="2027-01-20"
        today="2026-12-17"
        dayKind={() => 'open'}
      />,
    );
    expect(screen.queryByRole('button', { name: / 12 December/ })).not.toBeInTheDocument();
    expect(day(/ 13 December/)).toHaveAccessibleName(/Past$/);
  });

  it('explains the marks in a legend', async () => {
    await renderPart(<Form />);
    const words = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(words.map((entry) => entry.textContent)).toEqual([
      'Available',
      'Chosen',
      'FFull',
      'HHoliday',
      'CClosed',
      'EExtra day',
      'TTimed number',
      'TToday',
    ]);
  });

  it.each([
    ['a full day', 'BOK-43', / 2 December/],
    ['a day before the first', 'BOK-44', / 1 December/],
    ['a closed weekday', 'BOK-45', / 5 December/],
    ['a holiday', 'BOK-46', / 8 December/],
  ])('does not let %s be chosen [%s]', async (_, line, refused) => {
    const { user } = await renderPart(<Form />);
    await user.click(day(refused));
    expect(chosenDay()).toBe('');
  });

  it('lets open, special and time ticket days be chosen [BOK-43]', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(day(/ 4 December/));
    expect(chosenDay()).toBe('2026-12-04');
    expect(day(/4 December 2026, Available, Chosen/)).toBeVisible();
    await user.click(day(/ 12 December/));
    expect(chosenDay()).toBe('2026-12-12');
    await user.click(day(/ 15 December/));
    expect(chosenDay()).toBe('2026-12-15');
  });

  it('changes the month by button and by swipe, inside the range [BOK-42]', async () => {
    const { user } = await renderPart(<Form />);
    swipe(120);
    expect(month()).toBe('December 2026');
    swipe(-120);
    expect(month()).toBe('January 2027');
    swipe(-120);
    expect(month()).toBe('January 2027');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toBe('December 2026');
  });

  it('can be used by keyboard, and opens on the chosen day', async () => {
    const { user } = await renderPart(<Form chosen="2026-12-10" />);
    act(() => day(/ 10 December/).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(chosenDay()).toBe('2026-12-11');
    await user.keyboard('{ArrowDown}');
    expect(day(/ 18 December/)).toHaveFocus();
    await user.keyboard(' ');
    expect(chosenDay()).toBe('2026-12-18');
  });

  it('moves from month to month by keyboard, within the range [BOK-42]', async () => {
    const { user } = await renderPart(<Form chosen="2026-12-10" />);
    act(() => day(/ 10 December/).focus());
    await user.keyboard('{End}');
    expect(day(/ 31 December/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(month()).toBe('January 2027');
    expect(day(/ 1 January 2027/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(day(/ 20 January 2027/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(day(/ 20 December/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(day(/ 2 December/)).toHaveFocus();
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(day(/ 20 January 2027/)).toHaveFocus();
  });

  it('lets the keyboard reach a full day, but not choose it [BOK-43]', async () => {
    const { user } = await renderPart(<Form />);
    act(() => day(/ 2 December/).focus());
    await user.keyboard('{Enter} ');
    expect(day(/ 2 December/)).toHaveFocus();
    expect(chosenDay()).toBe('');
  });

  it('is one tab stop, at the chosen day', async () => {
    const { user } = await renderPart(<Form chosen="2026-12-10" />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(day(/ 10 December/)).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('ignores keyboard shortcuts of the browser', async () => {
    await renderPart(<Form chosen="2026-12-10" />);
    act(() => day(/ 10 December/).focus());
    expect(fireEvent.keyDown(day(/ 10 December/), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(day(/ 10 December/)).toHaveFocus();
  });

  it('announces the new month and the chosen day to screen readers', async () => {
    const { user, container } = await renderPart(<Form />);
    const told = container.querySelector('[aria-live=polite]');
    expect(told).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(told).toHaveTextContent('January 2027');
    await user.click(day(/ 4 January/));
    expect(told).toHaveTextContent('Monday 4 January 2027, Chosen');
  });

  it('shows the month of a day that was chosen elsewhere', async () => {
    function Elsewhere() {
      const [value, setValue] = useState('2026-12-10');
      return (
        <>
          <button onClick={() => setValue('2027-01-05')}>Elsewhere</button>
          <Calendar
            label="Date"
            value={value}
            onChange={setValue}
            min="2026-12-02"
            max="2027-01-20"
            today="2026-12-01"
            dayKind={() => 'open'}
          />
        </>
      );
    }
    const { user } = await renderPart(<Elsewhere />);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(month()).toBe('January 2027');
    expect(day(/5 January 2027, Available, Chosen/)).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('names month and weekdays in the language of the page', async () => {
    await renderPart(<Form />, 'zh_hant');
    expect(month()).toBe('2026年12月');
    expect(day(/2026年12月2日（星期三）, 額滿/)).toHaveTextContent('滿');
  });
});
