import { useState } from 'react';
import { useSample } from '../testing/sample';
import { RadioGrid, type RadioCell } from './radio-grid';

export default { title: 'Fields/RadioGrid' };

const MORNING: RadioCell[] = [
  { value: '0900', label: '09:00' },
  { value: '0930', label: '09:30', state: 'full' },
  { value: '1000', label: '10:00', state: 'elsewhere' },
  { value: '1030', label: '10:30' },
];
const AFTERNOON: RadioCell[] = [
  { value: '1430', label: '14:30' },
  { value: '1500', label: '15:00', state: 'full' },
];

export const TwoHalvesOfADay = () => {
  const { time, morning, afternoon } = useSample();
  const [chosen, setChosen] = useState<string | null>('1030');
  return (
    <RadioGrid
      label={time}
      groups={[
        { heading: morning, cells: MORNING },
        { heading: afternoon, cells: AFTERNOON },
      ]}
      value={chosen}
      onChange={setChosen}
    />
  );
};
export const Missing = () => {
  const { time, nameMissing } = useSample();
  return (
    <RadioGrid
      label={time}
      error={nameMissing}
      groups={[{ cells: MORNING }]}
      value={null}
      onChange={() => undefined}
    />
  );
};
