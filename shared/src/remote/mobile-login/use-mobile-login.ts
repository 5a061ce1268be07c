import { useState } from 'react';
import { useMutation } from '@vez/shared/query';
import { useBridge, useDeployment, useOnline } from '../../bridge';
import { normalisePhone, type PhoneProblem } from '../../domain';
import { failureText } from '../../http/api-error';
import { forgetCode, requestCode } from '../../sms-code/request-code';
import { useFocusOnFault } from '../../ui/focus-on-fault/use-focus-on-fault';
import { useUiTexts } from '../../ui/texts';
import { useTapGuard } from '../../ui/lock-timer/use-tap-guard';

/** The screen's texts for errors. */
export interface MobileLoginFaults {
  /** A code was requested without a valid number. */
  phoneFirst: string;
  codeFirst: string;
  offline: string;
}

/** The input, errors and two steps of a login by mobile number (ACC-17, UI-20). */
export function useMobileLogin(faults: MobileLoginFaults, onProved?: () => void) {
  const { auth } = useBridge();
  const words = useUiTexts();
  const { smsAreas } = useDeployment();
  const off = useOnline() ? undefined : faults.offline;
  const guard = useTapGuard();
  const [typed, setTyped] = useState({ area: smsAreas[0] ?? '', number: '' });
  const [problem, setProblem] = useState<PhoneProblem>();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [isFromOffice, setFromOffice] = useState(false);
  const [codeMissing, setCodeMissing] = useState(false);
  const [failures, setFailures] = useState(0);
  const form = useFocusOnFault(failures);
  const fail = () => setFailures((count) => count + 1);
  const { area, number, problem: found } = normalisePhone(typed.number, typed.area, smsAreas);

  const verify = useMutation({
    mutationFn: () => auth.verifyCode({ area, number }, code),
    onSuccess() {
      forgetCode({ area, number });
      onProved?.();
    },
    onError: fail,
  });

  const typeCode = (next: string) => {
    setCode(next);
    setCodeMissing(false);
    verify.reset();
  };

  return {
    form,
    areas: smsAreas,
    off,
    typed,
    /** The number for which codes are sent; each has its own limits. */
    mobile: `${area} ${number}`,
    problem,
    sent,
    code,
    error: codeMissing
      ? faults.codeFirst
      : verify.error
        ? failureText(verify.error, words.screenFailed.text)
        : undefined,
    isBusy: verify.isPending,
    typeMobile(mobile: typeof typed) {
      setProblem(undefined);
      setTyped(mobile);
    },
    typeCode,
    isFromOffice,
    changeWay(toOffice: boolean) {
      setFromOffice(toOffice);
      typeCode('');
    },
    async getCode() {
      if (off !== undefined) return { problem: off };
      setProblem(found);
      if (found !== undefined) return { problem: faults.phoneFirst };
      const answer = await requestCode(auth, { area, number }, words.code.failed);
      setSent(answer.problem === undefined);
      return answer;
    },
    submit() {
      if (off !== undefined || verify.isPending) return;
      setProblem(found);
      setCodeMissing(code === '');
      // Guard only actual submissions: a user who has completed the form may continue at once.
      if (found === undefined && code !== '') guard(() => verify.mutate());
      else fail();
    },
  };
}
