import { useSample } from '../testing/sample';
import { SelectField } from './select-field';

export default { title: 'Fields/SelectField' };

const CHOICES = [
  { value: 'zh', label: '中文' },
  { value: 'pt', label: 'Português' },
  { value: 'en', label: 'English', disabled: true },
];

export const Open = () => <SelectField label={useSample().language} choices={CHOICES} placeholder />;
export const Chosen = () => <SelectField label={useSample().language} choices={CHOICES} defaultValue="pt" />;
export const Missing = () => {
  const { language, nameMissing } = useSample();
  return <SelectField label={language} choices={CHOICES} placeholder error={nameMissing} />;
};
