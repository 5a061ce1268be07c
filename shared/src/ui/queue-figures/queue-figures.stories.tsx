import { useSample } from '../testing/sample';
import { QueueFigures } from './queue-figures';

export default { title: 'Status/QueueFigures' };

const Shown = ({ stale }: { stale: boolean }) => {
  const { place, people, counters, paused } = useSample();
  return (
    <QueueFigures
      title={place}
      waiting={{ count: 14, unit: people }}
      further={[
        { label: counters, value: 3 },
        { label: paused, value: 2, unit: people },
      ]}
      time="09:31"
      stale={stale}
      onRefresh={() => undefined}
    />
  );
};

export const Live = () => <Shown stale={false} />;
export const Stale = () => <Shown stale />;
