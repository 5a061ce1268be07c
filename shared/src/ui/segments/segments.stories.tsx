import { useState } from 'react';
import { useSample } from '../testing/sample';
import { Segments } from './segments';

export default { title: 'Fields/Segments' };

export const Three = () => {
  const { service } = useSample();
  const [value, setValue] = useState('1');
  return (
    <Segments
      label={service}
      choices={['1', '2', '3'].map((number) => ({ value: number, label: number }))}
      value={value}
      onChange={setValue}
      minWidth={96}
    />
  );
};
