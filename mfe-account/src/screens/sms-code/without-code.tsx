import { useDeployment } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { OtherWays } from '@vez/shared/remote';
import { TextLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Shown if no codes are sent: an account login needs none, and leads back to the pending form. */
export function WithoutCode({ returnTo }: { returnTo: string }) {
  const { t } = useTexts();
  const { accounts } = useDeployment();
  return (
    <OtherWays>
      {accounts.length > 0 && <TextLink href={paths.login({ returnTo })}>{t('sms.byAccount')}</TextLink>}
    </OtherWays>
  );
}
