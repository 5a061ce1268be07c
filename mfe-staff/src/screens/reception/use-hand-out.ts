import type { StaffCalls } from '@vez/shared/contracts/client';
import { formatPhone, type Mobile } from '@vez/shared/domain';
import { useStaffApi } from '../../api/staff-api';
import { useTexts } from '../../texts';
import type { useOnce } from './use-once';

/** A login code that was just handed out. */
export type HandedCode = StaffCalls['handOutCode']['answer'] & { mobile: Mobile };

/** Hands a login code out; answers nothing where none was, and the list says why. */
export function useHandOut(
  locationId: number,
  { tell, once }: Pick<ReturnType<typeof useOnce>, 'tell' | 'once'>,
) {
  const { t } = useTexts();
  const api = useStaffApi();
  return async (mobile: Mobile): Promise<HandedCode | undefined> => {
    let handed: HandedCode | undefined;
    await once('', async () => {
      const { area: areaCode, number: mobileNumber } = mobile;
      const wish = { locationId, areaCode, mobileNumber, identityChecked: true } as const;
      handed = { mobile, ...(await api.handOutCode(wish)) };
      tell('', t('loginCode.made', { number: formatPhone(mobile) }));
    });
    return handed;
  };
}
