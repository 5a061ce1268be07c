import { MobileLogin as LoginForm } from '@vez/shared/remote/mobile-login';
import { useTexts } from '../../texts';

/** An anonymous visitor's ticket belongs to a phone number, which an SMS code verifies (TIX-24, TIX-34). */
export function MobileLogin() {
  const { t } = useTexts();
  return (
    <LoginForm
      words={{
        title: t('login.title'),
        how: t('login.how'),
        phone: t('login.phone'),
        phoneFirst: t('login.phoneFirst'),
        codeFirst: t('login.codeFirst'),
        sent: t('login.sent'),
        offline: t('login.offline'),
        go: t('login.go'),
      }}
    />
  );
}
