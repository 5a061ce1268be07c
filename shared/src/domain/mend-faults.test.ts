import { mendFaults } from './mend-faults';

it('clears only the error of a changed field', () => {
  const faultOf = { idNumber: 'idNumber', area: 'phone', number: 'phone', agreed: 'agreed' } as const;
  const faults = { idNumber: 'length', phone: 'errorLength', agreed: 'missing' };
  expect(mendFaults(faults, { number: '6' }, faultOf)).toEqual({ idNumber: 'length', agreed: 'missing' });
});
