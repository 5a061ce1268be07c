import { useCityClock, useDeployment } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { inAll, Roll } from '../../components/roll';
import type { Sign } from '../../components/use-sign-words';

interface Props {
  device: string;
  /** Department and office. */
  place: readonly string[];
  signs: readonly Sign[];
  onDone(): void;
}

/** Printed when a supervisor tests the kiosk; nobody takes it for a number. */
export function TestSlip({ device, place, signs, onDone }: Props) {
  const { cityDay, cityTime } = useCityClock();
  const [first = 'en_us'] = useDeployment().languages;
  const now = new Date();
  return (
    <Roll isReady={signs.length > 0} onDone={onDone}>
      <h1>{place[0]}</h1>
      <p>{place.slice(1).join(' · ')}</p>
      {inAll(signs, (w) => w('sign.test', { device }))}
      <p>
        {formatDay(cityDay(now), first)} {cityTime(now)}
      </p>
    </Roll>
  );
}
