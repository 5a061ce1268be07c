import { useState } from 'react';
import { useSample } from '../testing/sample';
import { CodeField } from './code-field';

export default { title: 'Fields/CodeField' };

const sent = () => Promise.resolve();

export const Empty = () => {
  const [code, setCode] = useState('');
  return <CodeField value={code} onChange={setCode} getCode={sent} />;
};
export const Typed = () => <CodeField value="204816" onChange={() => undefined} getCode={sent} />;
export const Wrong = () => (
  <CodeField value="2048" onChange={() => undefined} getCode={sent} error={useSample().failed} />
);
export const NoCodeYet = () => (
  <CodeField
    value=""
    onChange={() => undefined}
    getCode={sent}
    getCodeDisabledReason={useSample().nameMissing}
  />
);
