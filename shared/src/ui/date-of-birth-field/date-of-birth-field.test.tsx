import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { DateOfBirthField } from './date-of-birth-field';

function Form() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateOfBirthField label="Date of birth" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

describe('the date of birth', () => {
  it('is typed as three numbers', async () => {
    const { user, container } = await renderPart(<Form />);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '7x');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '3');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '1958');
    expect(screen.getByRole('status')).toHaveTextContent('1958-03-07');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('7');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('accepts the digits of other keyboards [VAL-23]', async () => {
    const { user } = await renderPart(<Form />);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '٧');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '３');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '१९५८');
    expect(screen.getByRole('status')).toHaveTextContent('1958-03-07');
  });
});
