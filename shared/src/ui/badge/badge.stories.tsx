import { useSample } from '../testing/sample';
import { Badge } from './badge';
import { CountBadge } from './count-badge';

export default { title: 'Status/Badge' };

export const Live = () => <Badge kind="live">{useSample().open}</Badge>;
export const Information = () => <Badge kind="info">{useSample().booking}</Badge>;
export const Warning = () => <Badge kind="warn">{useSample().busy}</Badge>;
export const Danger = () => <Badge kind="danger">{useSample().full}</Badge>;
export const Neutral = () => <Badge>{useSample().paused}</Badge>;
export const Count = () => (
  <p>
    {useSample().numbers} <CountBadge>12</CountBadge>
  </p>
);
