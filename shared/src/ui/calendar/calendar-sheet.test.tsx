import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../testing/render-part';
import { CalendarSheet } from './calendar-sheet';

describe('the calendar modal', () => {
  it('selects a day by its button, and changes nothing when it is closed [UI-01]', async () => {
    const onDone = jest.fn();
    const onClose = jest.fn();
    const { user, container } = await renderPart(
      <CalendarSheet
        open
        title="Choose a date"
        value="2026-12-04"
        min="2026-12-02"
        max="2026-12-31"
        today="2026-12-01"
        dayKind={() => 'open'}
        onDone={onDone}
        onClose={onClose}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Wednesday 9 December 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Choose Wednesday 9 December' }));
    expect(onDone).toHaveBeenCalledWith('2026-12-09');
    expect(await axe(container)).toHaveNoViolations();
  });
});
