import { fileURLToPath } from 'node:url';
import { normalisePhone } from '@vez/shared/domain';
import { isIdNumber, settleIn } from '../../city/city';
import { readDeployment } from '../../deployments/read-deployment';
import { citizenMobile, simulatedCitizen, simulatedStaff, staffLogin } from './people';

const cityOf = (deployment: string) =>
  readDeployment(fileURLToPath(new URL(`../../../../deployments/${deployment}.json`, import.meta.url))).city;

it.each(['DSI', '7', 'S 1.1-é', 'A-2'])(
  'recognises its staff by their login, whatever the department’s code: %s',
  (department) => {
    const clerk = staffLogin({ role: 'clerk', department, locationId: 5, number: 2 });
    expect(simulatedStaff(clerk)).toMatchObject({ role: 'clerk', department, offices: ['5'] });
    const supervisor = staffLogin({ role: 'supervisor', department });
    expect(simulatedStaff(supervisor)).toMatchObject({ role: 'supervisor', department, offices: [] });
  },
);

it('recognises no other name as staff', () => {
  expect(simulatedStaff('ana')).toBeUndefined();
});

it.each([
  ['web', '853'],
  ['lisbon', '351'],
])('has citizens with mobile and ID numbers of their city: %s', (deployment, area) => {
  const city = cityOf(deployment);
  settleIn(city);
  const mobile = citizenMobile(12);
  expect(mobile.area).toBe(area);
  expect(normalisePhone(mobile.number, area, city.smsAreas)).toEqual(mobile);
  expect(simulatedCitizen('sim-citizen-12')?.phone_number).toBe(`+${area}${mobile.number}`);
  expect(isIdNumber(simulatedCitizen('sim-citizen-12')!.identity_no)).toBe(true);
});
