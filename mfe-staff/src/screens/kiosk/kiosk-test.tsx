import { useState } from 'react';
import { useCityClock, useDeployment } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import type { useOwnDevice } from '../../api/use-own-device';
import { inAll, Roll } from '../../components/roll';
import { TestBanner } from '../../components/test-banner';
import { useSignWords, type Sign } from '../../components/use-sign-words';
import { signLanguages } from '../../model/sign-languages';
import { useTexts } from '../../texts';

interface SlipProps {
  device: string;
  /** Department and office. */
  place: readonly string[];
  signs: readonly Sign[];
  onDone(): void;
}

/** A printed test page. It shows no number. */
function TestSlip({ device, place, signs, onDone }: SlipProps) {
  const { cityDay, cityTime } = useCityClock();
  const { language } = useTexts();
  const now = new Date();
  return (
    <Roll isReady={signs.length > 0} onDone={onDone}>
      <h1>{place[0]}</h1>
      <p>{place.slice(1).join(' · ')}</p>
      {inAll(signs, (w) => w('sign.test', { device }))}
      <p>
        {formatDay(cityDay(now), language)} {cityTime(now)}
      </p>
    </Roll>
  );
}

interface Props extends Pick<SlipProps, 'device' | 'place'> {
  own: ReturnType<typeof useOwnDevice>;
  /** A person's slip comes first. */
  isPrinting: boolean;
}

/** The test that a supervisor asked for: shown for a while, and answered once its slip is printed. */
export function KioskTest({ own, device, place, isPrinting }: Props) {
  const { language } = useTexts();
  const signs = useSignWords(signLanguages(language, useDeployment().languages));
  const [answered, setAnswered] = useState('');
  const { testedAt, isTestShown, report } = own;
  const done = () => {
    report({ tested: testedAt, paper: 'printed' });
    setAnswered(testedAt);
  };
  return (
    <>
      {isTestShown && <TestBanner device={device} signs={signs} />}
      {testedAt !== answered && !isPrinting && <TestSlip {...{ device, place, signs }} onDone={done} />}
    </>
  );
}
