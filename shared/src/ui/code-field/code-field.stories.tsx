import { useState } from 'react';
import { cityClock } from '../../domain/dates';
import { useSample } from '../testing/sample';
import { CodeField } from './code-field';

export default { title: 'Fields/CodeField' };

const CLOCK = cityClock('Asia/Macau');
const sent = () => Promise.resolve();
const bySms = { isFromOffice: false, onFromOffice: () => undefined };

export const Empty = () => {
  const [code, setCode] = useState('');
  return <CodeField {...bySms} clock={CLOCK} value={code} onChange={setCode} getCode={sent} />;
};
export const Typed = () => (
  <CodeField {...bySms} clock={CLOCK} value="204816" onChange={() => undefined} getCode={sent} />
);
export const Wrong = () => (
  <CodeField
    {...bySms}
    clock={CLOCK}
    value="2048"
    onChange={() => undefined}
    getCode={sent}
    error={useSample().failed}
  />
);
export const NoCodeYet = () => (
  <CodeField
    {...bySms}
    clock={CLOCK}
    value=""
    onChange={() => undefined}
    getCode={sent}
    getCodeDisabledReason={useSample().nameMissing}
  />
);
export const FromOffice = () => (
  <CodeField
    clock={CLOCK}
    value="2048163377"
    onChange={() => undefined}
    getCode={sent}
    isFromOffice
    onFromOffice={() => undefined}
  />
);
