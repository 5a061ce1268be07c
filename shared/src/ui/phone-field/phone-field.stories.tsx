import { useState } from 'react';
import { PhoneField } from './phone-field';

export default { title: 'Fields/PhoneField' };

export const Empty = () => {
  const [mobile, setMobile] = useState({ area: '853', number: '' });
  return <PhoneField areas={['853', '852', '86']} value={mobile} onChange={setMobile} />;
};
export const Wrong = () => (
  <PhoneField
    areas={['853', '852', '86']}
    value={{ area: '853', number: '6612' }}
    onChange={() => undefined}
    problem="errorLength"
  />
);
export const Locked = () => (
  <PhoneField
    areas={['853', '852', '86']}
    value={{ area: '853', number: '66123834' }}
    onChange={() => undefined}
    readOnly
  />
);
