import { MobileLogin as LoginForm } from '@vez/shared/remote/mobile-login';
import { useDeployment } from '@vez/shared/bridge';
import { useTexts } from '../../texts';

/** The login by mobile number with this screen's texts (ACC-17). Calls `onProved` when the number is verified. */
export function MobileLogin({ onProved }: { onProved(): void }) {
  const { t } = useTexts();
  const { accounts } = useDeployment();
  return (
    <LoginForm
      onProved={onProved}
      words={{
        title: t('login.mobile'),
        phone: t('login.phone'),
        phoneFirst: t('login.phoneFirst'),
        codeFirst: t('sms.required'),
        sent: t('login.sent'),
        offline: t('login.offline'),
        go: t('login.go'),
        otherWays: accounts.length === 0 ? undefined : t('login.orAccount'),
      }}
    />
  );
}
