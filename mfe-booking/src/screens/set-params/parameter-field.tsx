import type { ReservationParameter } from '@vez/shared/contracts/client';
import { fromWireDate, toWireDate } from '@vez/shared/dates';
import { DateOfBirthField, SelectField, TextField } from '@vez/shared/ui';
import { useTexts } from '../../texts';

interface Props {
  parameter: ReservationParameter;
  value: string;
  error?: string;
  onChange(value: string): void;
}

/** One field of the kind that the parameter is (DAT-34, DAT-35). Dates are DD/MM/YYYY as they are sent. */
export function ParameterField({ parameter, value, error, onChange }: Props) {
  const { t } = useTexts();
  const { type, name, description, required, options } = parameter;
  const field = { id: name, label: description, error, optional: !required };
  switch (type) {
    case 'BIRTHDAY':
      return (
        <DateOfBirthField
          {...field}
          value={fromWireDate(value) ?? ''}
          onChange={(day) => onChange(day === '' ? '' : toWireDate(day))}
        />
      );
    case 'GENDER':
    case 'OPTION':
      return (
        <SelectField
          {...field}
          placeholder={t('params.choose')}
          value={value}
          choices={options}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'NUMBER':
    case 'MOBILENUMBER':
      return (
        <TextField
          {...field}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
        />
      );
    case 'DATE':
      return (
        <TextField
          {...field}
          hint={t('params.dateHint')}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return <TextField {...field} value={value} onChange={({ target }) => onChange(target.value)} />;
  }
}
