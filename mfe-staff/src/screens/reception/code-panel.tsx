import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useCityClock, useDeployment } from '@vez/shared/bridge';
import { useSecondsLeft } from '@vez/shared/deadline';
import { formatPhone, normalisePhone, type PhoneProblem } from '@vez/shared/domain';
import { Button, Card, CardTitle, Checkbox, figures, token, type } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { ActPanel } from '../../components/act-panel';
import { KeyCap } from '../../components/key-cap';
import { useTexts } from '../../texts';
import { CodeSlip } from './code-slip';
import { useHandOut, type HandedCode } from './use-hand-out';
import type { ReceptionControls } from './use-reception';

const Code = styled.p`
  ${type.hero}
  ${figures}
  font-weight: ${token.weight.bold};
  letter-spacing: 0.06em;
  white-space: nowrap;
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  kbd {
    margin-left: ${token.space[2]};
  }
`;

/** `4829135506` grouped for reading aloud: `482 913 5506`. */
const inGroups = (code: string) => code.replace(/^(\d{3})(\d{3})/, '$1 $2 ');

interface Props {
  locationId: number;
  reception: ReceptionControls;
  /** Department and office. */
  place: readonly string[];
  /** Milliseconds by which the server's clock is ahead of the local one. */
  ahead: number;
}

function Handed({ handed, reception, place, ahead }: Omit<Props, 'locationId'> & { handed: HandedCode }) {
  const { t } = useTexts();
  const { cityTime } = useCityClock();
  const { languages } = useDeployment();
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { mobile, expiresAt } = handed;
  const left = useSecondsLeft(Date.parse(expiresAt) - ahead);
  const code = inGroups(handed.code);
  const until = cityTime(new Date(expiresAt));
  return (
    <Card as="section" $stacked aria-label={t('loginCode.title')}>
      <div role="status">
        <CardTitle>{t('loginCode.of', { number: formatPhone(mobile) })}</CardTitle>
        {left > 0 ? <Code>{code}</Code> : <p>{t('loginCode.over')}</p>}
      </div>
      {left > 0 && (
        <>
          <p>
            {t('loginCode.until', { time: until })}
            {' · '}
            {t('loginCode.left', { minutes: Math.floor(left / 60), seconds: left % 60 })}
          </p>
          <Support>{t('loginCode.how')}</Support>
        </>
      )}
      <Acts>
        {left > 0 && (
          <Button kind="outline" fit onClick={() => setPrinting(true)}>
            {t('loginCode.print')}
          </Button>
        )}
        <Button kind="outline" fit onClick={reception.close}>
          {t('loginCode.done')}
          <KeyCap of="Esc" />
        </Button>
      </Acts>
      {isPrinting && <CodeSlip {...{ mobile, code, until, place, languages }} onDone={printed} />}
    </Card>
  );
}

/** Hands out a login code after an ID check, to a person whose SMS does not arrive (decision 360). */
export function CodePanel({ locationId, reception, place, ahead }: Props) {
  const { t } = useTexts();
  const { smsAreas } = useDeployment();
  const handOut = useHandOut(locationId, reception);
  const [typed, setTyped] = useState({ area: smsAreas[0] ?? '', number: '' });
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<PhoneProblem>();
  const [isUnchecked, setUnchecked] = useState(false);
  const [handed, setHanded] = useState<HandedCode>();
  const submit = async () => {
    const { area, number, problem: found } = normalisePhone(typed.number, typed.area, smsAreas);
    setProblem(found);
    setUnchecked(!isChecked);
    if (found === undefined && isChecked) setHanded(await handOut({ area, number }));
  };
  if (handed !== undefined) return <Handed {...{ handed, reception, place, ahead }} />;
  return (
    <ActPanel
      title={t('loginCode.title')}
      submitLabel={t('loginCode.go')}
      submitKey="F10"
      isBusy={reception.isBusy}
      form={reception.form}
      onSubmit={() => void submit()}
      onClose={reception.close}
    >
      <PhoneField
        label={t('loginCode.phone')}
        hint={t('loginCode.phoneWhy')}
        areas={smsAreas}
        value={typed}
        problem={problem}
        onChange={(mobile) => {
          setTyped(mobile);
          setProblem(undefined);
        }}
      />
      <Checkbox
        checked={isChecked}
        error={isUnchecked ? t('loginCode.checkedMissing') : undefined}
        onChange={({ target }) => {
          setChecked(target.checked);
          setUnchecked(false);
        }}
      >
        {t('loginCode.checked')}
      </Checkbox>
    </ActPanel>
  );
}
