import type { StaffCalls } from '@vez/shared/contracts/client';
import { formatPhone, type Mobile } from '@vez/shared/domain';
import { useStaffApi } from '../../api/staff-api';
import { useTexts } from '../../texts';
import type { useOnce } from './use-once';

/** A new login code. */
export type HandedCode = StaffCalls['handOutCode']['answer'] & { mobile: Mobile };

/** Hands out a login code. Resolves to undefined after a failure, which the list explains. */
export function useHandOut(
  locationId: number,
  { report, once }: Pick<ReturnType<typeof useOnce>, 'report' | 'once'>,
) {
  const { t } = useTexts();
  const api = useStaffApi();
  return async (mobile: Mobile): Promise<HandedCode | undefined> => {
    let handed: HandedCode | undefined;
    await once('', async () => {
      const { area: areaCode, number: mobileNumber } = mobile;
      const wish = { locationId, areaCode, mobileNumber, identityChecked: true } as const;
      handed = { mobile, ...(await api.handOutCode(wish)) };
      report('', t('loginCode.made', { number: formatPhone(mobile) }));
    });
    return handed;
  };
}
