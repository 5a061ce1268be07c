import { useSample } from '../testing/sample';
import { TextField } from './text-field';

export default { title: 'Fields/TextField' };

export const Empty = () => {
  const { name, nameHint } = useSample();
  return <TextField label={name} hint={nameHint} />;
};
export const Optional = () => <TextField label={useSample().remarks} optional />;
export const Locked = () => <TextField label={useSample().name} defaultValue="Chan Siu Man" readOnly />;
export const Missing = () => {
  const { name, nameHint, nameMissing } = useSample();
  return <TextField label={name} hint={nameHint} error={nameMissing} />;
};
