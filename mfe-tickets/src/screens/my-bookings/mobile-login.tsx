import { MobileLogin as LoginForm } from '@vez/shared/remote/mobile-login';
import { useTexts } from '../../texts';

/** The ticket of an anonymous visitor belongs to a number, which an SMS code proves (TIX-24, TIX-34). */
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
