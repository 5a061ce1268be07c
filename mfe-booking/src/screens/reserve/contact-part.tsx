import { useDeployment, useSession } from '@vez/shared/bridge';
import { PrivacyTerms } from '@vez/shared/remote';
import { Card, CardTitle, TextField } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { isMasked, type ReservationFaults, type ReservationForm } from '../../model/check-reservation';
import { useTexts } from '../../texts';

interface Props {
  form: ReservationForm;
  faults: ReservationFaults;
  isEdit: boolean;
  idNeeded: boolean;
  onChange(part: Partial<ReservationForm>): void;
}

/** ID number where it is asked for, mobile number, agreement (BOK-19, BOK-22, BOK-24, BOK-34, BOK-36). */
export function ContactPart({ form, faults, isEdit, idNeeded, onChange }: Props) {
  const { t } = useTexts();
  const { kind, identityNo, mobile } = useSession();
  const { smsAreas } = useDeployment();
  const isHostNumber = kind === 'superApp' && mobile !== undefined;
  // Editing unlocks the ID number, except for whom the host app vouches (decision 20).
  const isIdLocked = identityNo !== undefined && (!isEdit || kind === 'superApp');
  const isTicketNumber = isEdit && kind !== 'corporate';
  const idHint = isIdLocked
    ? 'fromProfile'
    : isMasked(form.idNumber)
      ? 'contact.idNumberKept'
      : 'contact.idNumberHint';
  return (
    <Card $stacked>
      <CardTitle>{t('contact.title')}</CardTitle>
      {idNeeded && (
        <TextField
          id="idNumber"
          label={t('contact.idNumber')}
          hint={t(idHint)}
          value={form.idNumber}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={isIdLocked}
          error={faults.idNumber && t(faults.idNumber)}
          onChange={({ target }) => onChange({ idNumber: target.value })}
        />
      )}
      {isHostNumber ? (
        <TextField
          id="phone"
          label={t('contact.phone')}
          hint={t('fromProfile')}
          value={form.number}
          readOnly
        />
      ) : (
        <PhoneField
          id="phone"
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          value={{ area: form.area, number: form.number }}
          areas={smsAreas}
          problem={faults.phone}
          readOnly={isTicketNumber}
          onChange={onChange}
        />
      )}
      {kind === 'anonymous' && (
        <PrivacyTerms
          checked={form.agreed}
          error={faults.agreed && t(faults.agreed)}
          onChange={(agreed) => onChange({ agreed })}
        />
      )}
    </Card>
  );
}
