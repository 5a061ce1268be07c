import { useState } from 'react';
import { useSample } from '../testing/sample';
import { DateOfBirthField } from './date-of-birth-field';

export default { title: 'Fields/DateOfBirthField' };

export const Empty = () => {
  const [day, setDay] = useState('');
  return <DateOfBirthField label={useSample().birthday} value={day} onChange={setDay} />;
};
export const Locked = () => (
  <DateOfBirthField label={useSample().birthday} value="1985-03-09" onChange={() => undefined} readOnly />
);
export const Wrong = () => {
  const { birthday, nameMissing } = useSample();
  return (
    <DateOfBirthField label={birthday} value="1985-13-09" onChange={() => undefined} error={nameMissing} />
  );
};
