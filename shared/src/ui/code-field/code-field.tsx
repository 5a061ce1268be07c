import { Clock } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { digitsOf } from '../../domain';
import type { CityClock } from '../../domain/dates';
import { OFFICE_CODE_DIGITS, SMS_CODE_DIGITS } from '../../domain/login-code';
import { Button } from '../button/button';
import { Field, inputBox, useFieldIds, type FieldProps } from '../field/field';
import { fill, useUiTexts, type UiTexts } from '../texts';
import { CodeLimitNotice } from './code-limit-notice';
import { timeLeft } from './time-left';
import { figures, token, type } from '../theme';
import { useCodeRequest, type CodeAnswer } from './use-code-request';

const Box = styled.input<{ $length: number }>`
  ${inputBox}
  max-width: ${({ $length }) => token.size($length * 24 + 40)};
  min-height: ${token.size(60)};
  ${type.heading}
  ${figures}
  font-weight: ${token.weight.bold};
  letter-spacing: ${token.size(6)};
`;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Asking = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;
`;

interface CodeFieldProps extends Omit<FieldProps, 'label'> {
  label?: ReactNode;
  value: string;
  /** Digits only: six by SMS, ten from an office. */
  onChange: (code: string) => void;
  /** Sends a code; resolves to a `problem` when that failed (UI-15). */
  getCode: () => Promise<CodeAnswer>;
  /** Whether it accepts an office's code instead of one by SMS (decision 360). */
  isFromOffice: boolean;
  onFromOffice: (isFromOffice: boolean) => void;
  /** Requests the first code on arrival. */
  askAtOnce?: boolean;
  /** Why no code can be requested yet, such as no valid number. */
  getCodeDisabledReason?: ReactNode;
  /** The clock for the time until which no code is sent. */
  clock: CityClock;
  /** Alternatives while no code can be sent. */
  otherWays?: ReactNode;
}

function buttonWords(texts: UiTexts, { sending, secondsLeft }: { sending: boolean; secondsLeft: number }) {
  if (sending) return texts.code.sending;
  return secondsLeft > 0 ? fill(texts.code.again, { left: timeLeft(texts, secondsLeft) }) : texts.code.get;
}

interface AskProps extends Pick<CodeFieldProps, 'clock' | 'otherWays' | 'getCodeDisabledReason'> {
  code: ReturnType<typeof useCodeRequest>;
}

/** The button that requests a code, below the reason if none can be sent. */
function AskForCode({ code, clock, otherWays, getCodeDisabledReason }: AskProps) {
  const texts = useUiTexts();
  const resting = code.secondsLeft > 0;
  return (
    <Asking>
      {code.limit && (
        <CodeLimitNotice {...code.limit} clock={clock}>
          {otherWays}
        </CodeLimitNotice>
      )}
      <Button
        kind="outline"
        icon={resting ? Clock : undefined}
        busy={code.sending || resting}
        // During the countdown nothing is pending.
        aria-busy={code.sending}
        disabledReason={resting || code.sending ? undefined : getCodeDisabledReason}
        onClick={() => void code.request()}
      >
        {buttonWords(texts, code)}
      </Button>
    </Asking>
  );
}

/**
 * The field for the code of an SMS with the button that asks for it (UI-14 to UI-18), in the order in which both
 * are used: where the first code comes by itself, the button is for the next one. One field, which the phone can
 * fill in by itself and which takes a pasted code. Where no SMS can be had, it takes the code of an office.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    value,
    onChange,
    getCode,
    isFromOffice,
    onFromOffice,
    askAtOnce = false,
    getCodeDisabledReason,
    otherWays,
    clock,
    ...field
  } = props;
  const texts = useUiTexts();
  const code = useCodeRequest(getCode, texts.code.failed, askAtOnce);
  const box = useRef<HTMLInputElement>(null);
  const length = isFromOffice ? OFFICE_CODE_DIGITS : SMS_CODE_DIGITS;
  const error = field.error ?? (isFromOffice ? undefined : code.problem);
  const hint = isFromOffice ? texts.code.officeHint : field.hint;
  const ids = useFieldIds({ ...field, hint, error });
  const changeWay = () => {
    onFromOffice(!isFromOffice);
    box.current?.focus();
  };
  const ask = !isFromOffice && <AskForCode {...{ code, clock, otherWays, getCodeDisabledReason }} />;
  return (
    <Stack>
      {!askAtOnce && ask}
      <Field
        {...field}
        hint={hint}
        error={error}
        label={isFromOffice ? texts.code.officeLabel : (field.label ?? texts.code.label)}
        ids={ids}
      >
        <Box
          ref={box}
          $length={length}
          type="text"
          inputMode="numeric"
          autoComplete={isFromOffice ? 'off' : 'one-time-code'}
          id={ids.controlId}
          value={value}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
        />
      </Field>
      {askAtOnce && ask}
      <div>
        <Button kind="quiet" fit onClick={changeWay}>
          {isFromOffice ? texts.code.bySms : texts.code.fromOffice}
        </Button>
      </div>
    </Stack>
  );
}
