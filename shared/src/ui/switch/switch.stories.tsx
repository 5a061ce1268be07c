import { useState } from 'react';
import { useSample } from '../testing/sample';
import { Switch } from './switch';

export default { title: 'Fields/Switch' };

const Turned = ({ from }: { from: boolean }) => {
  const { service } = useSample();
  const [on, setOn] = useState(from);
  return (
    <Switch checked={on} onChange={setOn}>
      {service}
    </Switch>
  );
};
export const Off = () => <Turned from={false} />;
export const On = () => <Turned from />;
