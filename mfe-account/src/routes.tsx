import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';

const SmsCodeScreen = lazyScreen(
  () => import(/* webpackChunkName: "sms-code" */ './screens/sms-code/sms-code-screen'),
  'SmsCodeScreen',
);
const PrivacyClauseScreen = lazyScreen(
  () => import(/* webpackChunkName: "privacy-clause" */ './screens/privacy-clause/privacy-clause-screen'),
  'PrivacyClauseScreen',
);
const LoginScreen = lazyScreen(
  () => import(/* webpackChunkName: "login" */ './screens/login/login-screen'),
  'LoginScreen',
);

/** The two SMS pages are one screen: the journey holds the pending write (NAV-13, NAV-14). */
export const routes: RemoteRoute[] = [
  { path: paths.smsCode(), screen: SmsCodeScreen },
  { path: paths.smsCodeForBooking(), screen: SmsCodeScreen },
  { path: paths.privacyClause(), screen: PrivacyClauseScreen },
  { path: paths.login(), screen: LoginScreen },
];
