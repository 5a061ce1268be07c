import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { RadioGrid } from './radio-grid';

function Times() {
  const [time, setTime] = useState<string | null>(null);
  return (
    <RadioGrid
      label="Time"
      value={time}
      onChange={setTime}
      groups={[
        {
          heading: 'Morning',
          cells: [
            { value: '09:00', label: '09:00', state: 'full' },
            { value: '09:30', label: '09:30' },
          ],
        },
        { heading: 'Afternoon', cells: [{ value: '14:30', label: '14:30', state: 'elsewhere' }] },
      ]}
    />
  );
}

describe('the grid of times', () => {
  it('is one radio group with full times disabled and times elsewhere marked', async () => {
    const { user, container } = await renderPart(<Times />);
    expect(screen.getByRole('group', { name: 'Time' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '09:00 Full' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '14:30 Other office' }));
    expect(screen.getByRole('radio', { name: '14:30 Chosen' })).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: '09:30 Chosen' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });
});
