import { useState, type FormEvent } from 'react';
import { useBridge, useOnline, useCityClock } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { OFFICE_CODE_DIGITS, SMS_CODE_DIGITS } from '@vez/shared/domain';
import { requestCode } from '@vez/shared/sms-code';
import { useTapGuard, useUiTexts } from '@vez/shared/ui';
import { useFocusOnFault } from '@vez/shared/ui/focus-on-fault';
import { useTexts } from '../../texts';
import { useCompletion } from './use-completion';

/** Requests, checks and submits the code. Once the number is verified, the same button sends the pending write. */
export function useCodeForm(pending: PendingWrite) {
  const { t } = useTexts();
  const bridge = useBridge();
  const online = useOnline();
  const guard = useTapGuard();
  const words = useUiTexts();
  const [code, setCode] = useState('');
  const [isFromOffice, setFromOffice] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const form = useFocusOnFault(failures);

  const fail = (why: string) => {
    setProblem(why);
    setFailures((count) => count + 1);
  };
  const getCode = async () => {
    setProblem(undefined);
    const answer = await requestCode(bridge.auth, pending.mobile, words.code.failed);
    setSent(answer.problem === undefined);
    // A limit has its own notice, with the time at which it ends.
    if (answer.retryAfterSeconds === undefined) setProblem(answer.problem);
    return answer;
  };
  const { isProved, isBusy, write, prove, sendAgain } = useCompletion(pending, {
    onWrongCode: fail,
    onLoginEnded: () => setCode(''),
  });
  const next = () => {
    if (isProved) return sendAgain();
    if (code === '') return fail(t('sms.required'));
    setProblem(undefined);
    prove(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (online && !isBusy) guard(next);
  };
  const onChange = (typed: string) => {
    setCode(typed);
    setProblem(undefined);
    // The last digit submits the code, as Next does, but only after an SMS was requested.
    const isWhole = typed.length === (isFromOffice ? OFFICE_CODE_DIGITS : SMS_CODE_DIGITS) && typed !== code;
    if (isWhole && (sent || isFromOffice) && online && !isBusy && !isProved) guard(() => prove(typed));
  };

  const onFromOffice = (toOffice: boolean) => {
    setFromOffice(toOffice);
    setCode('');
    setProblem(undefined);
  };

  const asked = isFromOffice ? 'office' : sent ? 'sent' : 'asking';
  const step: typeof asked | 'proved' = isProved ? 'proved' : asked;
  const off = online ? undefined : t('sms.offline');
  const clock = useCityClock();
  const field = { value: code, onChange, isFromOffice, onFromOffice, getCode, error: problem, clock };
  return { form, step, submit, off, isProved, isBusy, write, field };
}
