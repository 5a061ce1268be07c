import { useState } from 'react';
import { useBridge, useDeployment, useOnline } from '@vez/shared/bridge';
import { normalisePhone, type PhoneProblem } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import { forgetCode, requestCode } from '@vez/shared/sms-code';
import { Button, Card, CardTitle, CodeField, useTapGuard } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { useFocusOnFault } from '../../components/use-focus-on-fault';
import { useTexts } from '../../texts';

/** A mobile number and its SMS code (ACC-17). `onProved` is called once it is proved. */
export function MobileLogin({ onProved }: { onProved(): void }) {
  const { t } = useTexts();
  const { auth } = useBridge();
  const { smsAreas } = useDeployment();
  const off = useOnline() ? undefined : t('login.offline');
  const guard = useTapGuard();
  const [typed, setTyped] = useState({ area: '853', number: '' });
  const [problem, setProblem] = useState<PhoneProblem>();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [codeMissing, setCodeMissing] = useState(false);
  const [failures, setFailures] = useState(0);
  const form = useFocusOnFault(failures);
  const fail = () => setFailures((count) => count + 1);
  const { area, number, problem: found } = normalisePhone(typed.number, typed.area, smsAreas);

  const getCode = async () => {
    if (off !== undefined) return { problem: off };
    setProblem(found);
    if (found !== undefined) return { problem: t('login.phoneFirst') };
    const answer = await requestCode(auth, { area, number });
    setSent(!('problem' in answer));
    return answer;
  };
  const verify = useMutation({
    mutationFn: () => auth.verifyCode({ area, number }, code),
    onSuccess() {
      forgetCode({ area, number });
      onProved();
    },
    onError: fail,
  });
  const submit = () => {
    setProblem(found);
    setCodeMissing(code === '');
    if (found === undefined && code !== '') verify.mutate();
    else fail();
  };
  const error = codeMissing ? t('sms.required') : verify.error?.message;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (off === undefined && !verify.isPending) guard(submit);
      }}
    >
      <Card $stacked>
        <CardTitle>{t('login.mobile')}</CardTitle>
        <PhoneField
          label={t('login.phone')}
          value={typed}
          problem={problem}
          onChange={(mobile) => {
            setProblem(undefined);
            setTyped(mobile);
          }}
        />
        <CodeField
          value={code}
          onChange={(next) => {
            setCode(next);
            setCodeMissing(false);
            verify.reset();
          }}
          getCode={getCode}
          hint={sent && error === undefined ? t('login.sent') : undefined}
          error={error}
        />
        <div>
          <Button type="submit" busy={verify.isPending} disabledReason={off}>
            {t('login.go')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
