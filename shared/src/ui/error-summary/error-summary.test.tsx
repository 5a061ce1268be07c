import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TextField } from '../text-field/text-field';
import { renderPart } from '../testing/render-part';
import { ErrorSummary } from './error-summary';

describe('the error summary', () => {
  it('takes the focus and links to each field, with the same text as the field', async () => {
    const { user, container } = await renderPart(
      <>
        <ErrorSummary faults={[{ fieldId: 'id-number', message: 'It has 8 characters.' }]} />
        <TextField id="id-number" label="ID number" error="It has 8 characters." />
      </>,
    );
    expect(screen.getByRole('alert', { name: 'Correct 1 field' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'It has 8 characters.' }));
    const field = screen.getByRole('textbox', { name: 'ID number' });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('It has 8 characters.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves the link to the browser where its field is not there now', async () => {
    await renderPart(<ErrorSummary faults={[{ fieldId: 'gone', message: 'Please tick the box.' }]} />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Please tick the box.' }))).toBe(true);
  });
});
