import { Card, CardTitle, Checkbox, PlainLink, TextField } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import type { ReservationFaults, ReservationForm } from '../../model/check-reservation';
import { useTexts } from '../../texts';

interface Props {
  form: ReservationForm;
  faults: ReservationFaults;
  idNeeded: boolean;
  isKnown: boolean;
  /** The number is the profile's, or the ticket's. */
  isLocked: boolean;
  idLocked: boolean;
  onChange(part: Partial<ReservationForm>): void;
}

/** BOK-19, BOK-22, BOK-24 */
export function ContactPart({ form, faults, idNeeded, isKnown, isLocked, idLocked, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('contact.title')}</CardTitle>
      {idNeeded && (
        <TextField
          id="idNumber"
          label={t('contact.idNumber')}
          hint={t('contact.idNumberHint')}
          value={form.idNumber}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={idLocked}
          error={faults.idNumber && t(faults.idNumber)}
          onChange={({ target }) => onChange({ idNumber: target.value })}
        />
      )}
      <PhoneField
        id="phone"
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        value={{ area: form.area, number: form.number }}
        problem={faults.phone}
        readOnly={isLocked}
        onChange={(mobile) => onChange(mobile)}
      />
      {!isKnown && (
        <Checkbox
          id="agreed"
          checked={form.agreed}
          error={faults.agreed && t(faults.agreed)}
          onChange={({ target }) => onChange({ agreed: target.checked })}
        >
          {t('contact.agree')} <PlainLink href="/PrivacyClausePage">{t('contact.clause')}</PlainLink>
        </Checkbox>
      )}
    </Card>
  );
}
