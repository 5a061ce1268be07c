import { useSample } from '../testing/sample';
import { Picker } from './picker';

export default { title: 'Dialogs/Picker' };

const nothing = () => undefined;
const COUNTS = [1, 2, 3, 5, 10];

export const NothingChosen = () => {
  const { reminder, people } = useSample();
  return (
    <Picker
      open
      title={reminder}
      choices={COUNTS.map((count) => ({ value: count, label: `${count} ${people}` }))}
      value={null}
      onDone={nothing}
      onCancel={nothing}
    />
  );
};
export const Chosen = () => {
  const { reminder, people } = useSample();
  return (
    <Picker
      open
      title={reminder}
      choices={COUNTS.map((count) => ({ value: count, label: `${count} ${people}` }))}
      value={3}
      onDone={nothing}
      onCancel={nothing}
    />
  );
};
