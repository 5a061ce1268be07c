import { useSample } from '../testing/sample';
import { Notice } from './notice';

export default { title: 'Status/Notice' };

export const Information = () => <Notice>{useSample().bring}</Notice>;
export const Success = () => <Notice kind="success">{useSample().late}</Notice>;
export const Warning = () => {
  const { paused, closedToday } = useSample();
  return (
    <Notice kind="warn" title={paused}>
      {closedToday}
    </Notice>
  );
};
export const Failure = () => (
  <Notice kind="error" announce>
    {useSample().failedHow}
  </Notice>
);
