import { useSample } from '../testing/sample';
import { Facts } from './facts';

export default { title: 'Layout/Facts' };

export const Some = () => {
  const { place, address, day, hours, name } = useSample();
  return (
    <Facts
      facts={[
        { label: place, value: address },
        { label: day, value: hours },
        { label: name, value: undefined },
      ]}
    />
  );
};
