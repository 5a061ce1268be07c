import { useSample } from '../testing/sample';
import { LiveMark, UpdatedLine } from './updated-line';

export default { title: 'Status/UpdatedLine' };

export const Live = () => <UpdatedLine time="09:31" />;
export const Stale = () => (
  <UpdatedLine time="09:31" stale>
    {useSample().paused}
  </UpdatedLine>
);
export const Mark = () => <LiveMark />;
