import { useSample } from '../testing/sample';
import { Checkbox } from './checkbox';

export default { title: 'Fields/Checkbox' };

export const Open = () => <Checkbox>{useSample().agree}</Checkbox>;
export const Ticked = () => <Checkbox defaultChecked>{useSample().agree}</Checkbox>;
export const Missing = () => {
  const { agree, agreeMissing } = useSample();
  return <Checkbox error={agreeMissing}>{agree}</Checkbox>;
};
