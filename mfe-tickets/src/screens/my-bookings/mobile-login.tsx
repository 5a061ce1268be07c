import { useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { useBridge, useDeployment } from '@vez/shared/bridge';
import { normalisePhone, type PhoneProblem } from '@vez/shared/phone';
import { useMutation } from '@vez/shared/query';
import { Button, ButtonLink, CodeField, token } from '@vez/shared/ui';
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
  const { auth, canServe } = useBridge();
  const { smsAreas } = useDeployment();
  const [typed, setTyped] = useState({ area: '853', number: '' });
  const [problem, setProblem] = useState<PhoneProblem>();
  const [code, setCode] = useState('');
  const { area, number, problem: found } = normalisePhone(typed.number, typed.area, smsAreas);

  const getCode = async () => {
    setProblem(found);
    if (found !== undefined) return { problem: t('login.phoneFirst') };
    try {
      return await auth.sendCode({ area, number });
    } catch (error) {
      return { problem: isApiError(error) ? error.message : String(error) };
    }
  };
  const verify = useMutation({ mutationFn: () => auth.verifyCode({ area, number }, code) });

  return (
    <>
      <TitledCard title={t('login.title')}>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code !== '') verify.mutate();
          }}
        >
          <p>{t('login.how')}</p>
          <PhoneField label={t('login.phone')} value={typed} problem={problem} onChange={setTyped} />
          <CodeField value={code} onChange={setCode} getCode={getCode} error={verify.error?.message} />
          <div>
            <Button
              type="submit"
              busy={verify.isPending}
              disabledReason={code === '' ? t('login.codeFirst') : undefined}
            >
              {t('login.go')}
            </Button>
          </div>
        </Form>
      </TitledCard>
      {canServe('/login') && (
        <ButtonLink kind="quiet" href="/login?returnTo=%2FmyBooking">
          {t('login.account')}
        </ButtonLink>
      )}
    </>
  );
}
