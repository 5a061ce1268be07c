import { Building2, User } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useBridge, useDeployment, useTitle } from '@vez/shared/bridge';
import { normalisePhone } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import { useSearchParams } from '@vez/shared/router';
import { Button, Card, CodeField, NavBar, Page, Section } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { useTexts } from '../../texts';

/** A path of this site, and nothing that leads elsewhere. */
const ownPath = (text: string | null) => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/home');

/** ACC-13, ACC-16, ACC-17 */
export function LoginScreen() {
  const { t } = useTexts();
  const bridge = useBridge();
  const { smsAreas } = useDeployment();
  const returnTo = ownPath(useSearchParams()[0].get('returnTo'));
  const [mobile, setMobile] = useState({ area: '853', number: '' });
  const [code, setCode] = useState('');
  useTitle(t('login.title'));
  const normal = normalisePhone(mobile.number, mobile.area, smsAreas);
  const verify = useMutation({
    mutationFn: () => bridge.auth.verifyCode({ area: normal.area, number: normal.number }, code),
    onSuccess: () => bridge.navigate(returnTo, { replace: true }),
  });
  const getCode = async () => {
    try {
      return await bridge.auth.sendCode({ area: normal.area, number: normal.number });
    } catch (error) {
      return { problem: isApiError(error) ? error.message : String(error) };
    }
  };
  return (
    <>
      <NavBar title={t('login.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        <Button kind="outline" icon={User} onClick={() => void bridge.auth.login('personal', returnTo)}>
          {t('login.personal')}
        </Button>
        <Button kind="outline" icon={Building2} onClick={() => void bridge.auth.login('corporate', returnTo)}>
          {t('login.corporate')}
        </Button>
        <Section heading={t('login.mobile')}>
          <Card $stacked>
            <PhoneField value={mobile} onChange={setMobile} />
            <CodeField
              value={code}
              onChange={setCode}
              getCode={getCode}
              getCodeDisabledReason={normal.problem ? t('login.phoneFirst') : undefined}
              error={verify.error?.message}
            />
            <Button busy={verify.isPending} disabled={code === ''} onClick={() => verify.mutate()}>
              {t('login.go')}
            </Button>
          </Card>
        </Section>
      </Page>
    </>
  );
}
