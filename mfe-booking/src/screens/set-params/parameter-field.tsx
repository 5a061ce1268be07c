import { useDeployment } from '@vez/shared/bridge';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import { DateOfBirthField, SelectField, TextField } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { cleaned, type ParameterValue } from '../../model/parameter-values';
import { useTexts } from '../../texts';

interface Props {
  parameter: ReservationParameter;
  value: ParameterValue;
  /** The profile supplies it (VAL-21). */
  isLocked: boolean;
  error?: string;
  onChange(value: ParameterValue): void;
}

/** Widths of fields, in characters. */
const CHARS: Partial<Record<ReservationParameter['type'], number>> = { DATE: 10, NUMBER: 12 };

/** The field for the type of a parameter (DAT-34, DAT-35). */
export function ParameterField({ parameter, value, isLocked, error, onChange }: Props) {
  const { t } = useTexts();
  const { type, name, description, required, options } = parameter;
  const field = { id: name, label: description, error, optional: !required };
  const { smsAreas } = useDeployment();
  if (typeof value !== 'string')
    return <PhoneField {...field} areas={smsAreas} value={value} onChange={onChange} />;

  const hint = isLocked ? t('fromProfile') : undefined;
  if (type === 'BIRTHDAY') {
    return <DateOfBirthField {...field} hint={hint} value={value} readOnly={isLocked} onChange={onChange} />;
  }
  if (type === 'GENDER' || type === 'OPTION') {
    return (
      <SelectField
        {...field}
        placeholder
        value={value}
        choices={options}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...field}
      hint={type === 'DATE' ? t('parameters.dateHint') : hint}
      chars={CHARS[type]}
      inputMode={type === 'NUMBER' || type === 'DATE' ? 'numeric' : undefined}
      autoComplete={type === 'NAME' ? 'name' : 'off'}
      readOnly={isLocked}
      value={value}
      onChange={({ target }) => onChange(cleaned(type, target.value))}
    />
  );
}
