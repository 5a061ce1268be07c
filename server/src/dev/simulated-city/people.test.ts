import { simulatedStaff, staffLogin } from './people';

it.each(['DSI', '7', 'S 1.1-é', 'A-2'])(
  'knows its staff by their login, whatever the code is: %s',
  (department) => {
    const clerk = staffLogin({ role: 'clerk', department, locationId: 5, number: 2 });
    expect(simulatedStaff(clerk)).toMatchObject({ role: 'clerk', department, offices: ['5'] });
    const supervisor = staffLogin({ role: 'supervisor', department });
    expect(simulatedStaff(supervisor)).toMatchObject({ role: 'supervisor', department, offices: [] });
  },
);

it('takes nobody else for staff', () => {
  expect(simulatedStaff('ana')).toBeUndefined();
});
