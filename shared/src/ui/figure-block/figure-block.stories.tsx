import { useSample } from '../testing/sample';
import { FigureBlock, Figures } from './figure-block';

export default { title: 'Status/FigureBlock' };

export const Hero = () => {
  const { waiting, people } = useSample();
  return (
    <Figures>
      <FigureBlock hero label={waiting} value={14} unit={people} />
    </Figures>
  );
};
export const SideBySide = () => {
  const { waiting, people, counters } = useSample();
  return (
    <Figures>
      <FigureBlock label={waiting} value={14} unit={people} />
      <FigureBlock label={counters} value={3} />
    </Figures>
  );
};
export const Stale = () => {
  const { waiting, people } = useSample();
  return (
    <Figures>
      <FigureBlock stale label={waiting} value={1204} unit={people} />
    </Figures>
  );
};
