import { useState } from 'react';
import { cityClock } from '../../domain/dates';
import { useSample } from '../testing/sample';
import { CodeField } from './code-field';

export default { title: 'Fields/CodeField' };

const CLOCK = cityClock('Asia/Macau');
const sent = () => Promise.resolve();

export const Empty = () => {
  const [code, setCode] = useState('');
  return <CodeField clock={CLOCK} value={code} onChange={setCode} getCode={sent} />;
};
export const Typed = () => (
  <CodeField clock={CLOCK} value="204816" onChange={() => undefined} getCode={sent} />
);
export const Wrong = () => (
  <CodeField
    clock={CLOCK}
    value="2048"
    onChange={() => undefined}
    getCode={sent}
    error={useSample().failed}
  />
);
export const NoCodeYet = () => (
  <CodeField
    clock={CLOCK}
    value=""
    onChange={() => undefined}
    getCode={sent}
    getCodeDisabledReason={useSample().nameMissing}
  />
);
