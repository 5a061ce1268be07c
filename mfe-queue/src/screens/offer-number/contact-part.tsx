import { useDeployment, useSession } from '@vez/shared/bridge';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { PrivacyTerms } from '@vez/shared/remote';
import { Card, TextField } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import type { Faults, OfferForm } from '../../model/check-form';
import { useTexts } from '../../texts';

interface Props {
  place: ServiceLocation;
  form: OfferForm;
  faults: Faults;
  onChange(change: Partial<OfferForm>): void;
}

/** ID number where it is asked for, mobile number, agreement (QUE-05, QUE-06, QUE-08, ACC-09, ACC-11). */
export function ContactPart({ place, form, faults, onChange }: Props) {
  const { t } = useTexts();
  const { kind, identityNo, mobile } = useSession();
  const { smsAreas } = useDeployment();
  const hasHostNumber = kind === 'superApp' && mobile !== undefined;
  return (
    <Card $stacked>
      {place.checkIdCardQueue && (
        <TextField
          id="idNumber"
          label={t('idNumber')}
          hint={identityNo === undefined ? t('idNumberHint') : t('fromProfile')}
          value={form.idNumber}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={identityNo !== undefined}
          error={faults.idNumber && t(faults.idNumber)}
          onChange={({ target }) => onChange({ idNumber: target.value })}
        />
      )}
      {hasHostNumber ? (
        <TextField id="phone" label={t('phone')} hint={t('fromProfile')} value={mobile.number} readOnly />
      ) : (
        <PhoneField
          id="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          value={{ area: form.area, number: form.number }}
          areas={smsAreas}
          problem={faults.phone}
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
