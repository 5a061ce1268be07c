import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../testing/render-part';
import { Picker } from './picker';

const choices = [3, 4, 5].map((value) => ({ value, label: `${value} people ahead` }));

describe('the picker', () => {
  it('returns the choice on done, and nothing on cancel [UI-02]', async () => {
    const onDone = jest.fn();
    const onCancel = jest.fn();
    const { user, container } = await renderPart(
      <Picker open title="Alert me" choices={choices} value={3} onDone={onDone} onCancel={onCancel} />,
    );
    expect(screen.getByRole('radio', { name: '3 people ahead' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '5 people ahead' }));
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalledWith(5);
    expect(await axe(container)).toHaveNoViolations();
  });
});
