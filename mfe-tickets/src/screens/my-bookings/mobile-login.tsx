import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import { normalisePhone, type PhoneProblem } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import { forgetCode, requestCode } from '@vez/shared/sms-code';
import { Button, CodeField, token } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { TitledCard } from '../../components/titled-card';
import { useTexts } from '../../texts';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

/** A mobile number and its SMS code: the ticket of an anonymous visitor belongs to a number (TIX-24, TIX-34). */
export function MobileLogin() {
  const { t } = useTexts();
  const { auth } = useBridge();
  const { smsAreas } = useDeployment();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ area: '853', number: '' });
  const [problem, setProblem] = useState<PhoneProblem>();
  const [code, setCode] = useState('');
  const [codeMissing, setCodeMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const { area, number, problem: found } = normalisePhone(typed.number, typed.area, smsAreas);

  const getCode = async () => {
    setProblem(found);
    if (found !== undefined) return { problem: t('login.phoneFirst') };
    const answer = await requestCode(auth, { area, number });
    setSent(!('problem' in answer));
    return answer;
  };
  const verify = useMutation({
    mutationFn: () => auth.verifyCode({ area, number }, code),
    onSuccess: () => forgetCode({ area, number }),
  });
  const submit = () => {
    setProblem(found);
    setCodeMissing(code === '');
    if (found === undefined && code !== '') verify.mutate();
    // The first field that is wrong, once it says so.
    else setTimeout(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus());
  };
  const error = codeMissing ? t('login.codeFirst') : verify.error?.message;

  return (
    <TitledCard title={t('login.title')}>
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!verify.isPending) submit();
        }}
      >
        <p>{t('login.how')}</p>
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
          <Button type="submit" busy={verify.isPending}>
            {t('login.go')}
          </Button>
        </div>
      </Form>
    </TitledCard>
  );
}
