import { useSample } from '../testing/sample';
import { TextField } from '../text-field/text-field';
import { ErrorSummary } from './error-summary';

export default { title: 'Fields/ErrorSummary' };

export const TwoFaults = () => {
  const { name, nameMissing, remarks, agreeMissing } = useSample();
  return (
    <>
      <ErrorSummary
        faults={[
          { fieldId: 'name', message: nameMissing },
          { fieldId: 'remarks', message: agreeMissing },
        ]}
      />
      <TextField id="name" label={name} error={nameMissing} />
      <TextField id="remarks" label={remarks} error={agreeMissing} />
    </>
  );
};
