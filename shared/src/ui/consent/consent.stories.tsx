import { useSample } from '../testing/sample';
import { Consent } from './consent';

export default { title: 'Dialogs/Consent' };

const nothing = () => undefined;

export const Asking = () => {
  const { privacy, clause } = useSample();
  return (
    <Consent open title={privacy} onDone={nothing} onCancel={nothing}>
      <p>{clause}</p>
    </Consent>
  );
};
export const LongClause = () => {
  const { privacy, clause } = useSample();
  return (
    <Consent open title={privacy} onDone={nothing} onCancel={nothing}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>{clause}</p>
      ))}
    </Consent>
  );
};
