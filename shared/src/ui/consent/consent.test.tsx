import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../testing/render-part';
import { Consent } from './consent';

describe('the privacy consent', () => {
  it('enables done only while the box is ticked [UI-03] [UI-04] [UI-05]', async () => {
    const onDone = jest.fn();
    const onCancel = jest.fn();
    const { user, container } = await renderPart(
      <Consent open title="Privacy" onDone={onDone} onCancel={onCancel}>
        How your data is used.
      </Consent>,
    );
    expect(screen.getByRole('dialog', { name: 'Privacy' })).toHaveTextContent('How your data is used.');
    expect(await axe(container)).toHaveNoViolations();
    const box = screen.getByRole('checkbox', { name: /have read/ });
    expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
    expect(box).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();

    await user.click(box);
    expect(box).toBeChecked();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
    await user.click(box);
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('cannot be given while the clause is not loaded', async () => {
    const nothing = () => undefined;
    await renderPart(
      <Consent open title="Privacy" readable={false} onDone={nothing} onCancel={nothing}>
        Loading
      </Consent>,
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});
