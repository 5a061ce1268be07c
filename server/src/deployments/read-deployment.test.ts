import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@vez/shared/contracts';
import { DeploymentFault, readDeployment } from './read-deployment';
import { readDeployments } from './read-deployments';

const DEPLOYMENTS = fileURLToPath(new URL('../../../deployments', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vez-deployments-'));
  cpSync(DEPLOYMENTS, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, edit: (content: Record<string, unknown>) => void) => {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  edit(content);
  writeFileSync(join(folder, file), JSON.stringify(content));
};
const faultsOf = (file = 'web.json'): string[] => {
  try {
    readDeployment(join(folder, file));
  } catch (error) {
    expect(error).toBeInstanceOf(DeploymentFault);
    return (error as DeploymentFault).sentences.map((sentence) => sentence.replaceAll(`${folder}/`, ''));
  }
  return [];
};

it('reads a deployment with its city', () => {
  const { name, city, home, hosts, markers } = readDeployment(join(folder, 'lisbon.json'));
  expect(name).toBe('lisbon');
  expect(city).toMatchObject({ timeZone: 'Europe/Lisbon', languages: ['pt_pt', 'en_us'] });
  expect({ home, hosts, markers }).toEqual({ home: '/home', hosts: [], markers: [] });
});

it('reads the remotes of a slot in order, and refuses those that it does not load', () => {
  const remotes = ['mfe-catalogue', 'mfe-queue', 'mfe-tickets'];
  const slots = { servicePage: ['mfe-tickets', 'mfe-queue'] };
  change('web.json', (content) => Object.assign(content, { remotes, slots }));
  expect(readDeployment(join(folder, 'web.json')).slots).toEqual(slots);
  change('web.json', (content) => Object.assign(content, { slots: { servicePage: ['mfe-maps'] } }));
  expect(faultsOf()).toEqual(['web.json: slots.servicePage has mfe-maps, which is not one of its remotes.']);
  change('web.json', (content) => Object.assign(content, { slots: { banner: ['mfe-queue'] } }));
  expect(faultsOf()).toHaveLength(1);
});

it('reads what distinguishes a deployment from others, and which remotes it loads', () => {
  const told = { hosts: ['rc.example.pt'], markers: ['remote'], home: '/home', remotes: ['mfe-queue'] };
  change('web.json', (content) => Object.assign(content, told));
  expect(readDeployment(join(folder, 'web.json'))).toMatchObject(told);
});

it.each<[string, string, unknown, string]>([
  [
    'cities/macao.json',
    'timeZone',
    'Europe/Atlantis',
    'timeZone must be an IANA time zone such as Europe/Lisbon.',
  ],
  ['cities/macao.json', 'smsAreas', ['999'], 'smsAreas.0 must be a dial code such as 351.'],
  ['cities/macao.json', 'smsAreas', [], 'smsAreas must name one dial code at least.'],
  [
    'cities/macao.json',
    'idNumber',
    { lengths: [8], pattern: '[' },
    'idNumber.pattern must be a regular expression.',
  ],
  ['cities/macao.json', 'languages', ['xx_xx'], `languages.0 must be ${LANGUAGES.join(' or ')}.`],
  ['cities/macao.json', 'timezone', 'UTC', 'timezone is not a setting.'],
  ['web.json', 'phone', undefined, 'phone must be set.'],
  ['web.json', 'mail', 'vez', 'mail must be a mail address.'],
  ['web.json', 'hosts', ['https://vez.example'], 'hosts.0 must be host names in small letters.'],
  ['web.json', 'remotes', ['../etc'], 'remotes.0 must be names of remotes such as mfe-queue.'],
  ['web.json', 'home', 'home', 'home must be a path such as /home.'],
  ['web.json', 'markers', ['a/b'], 'markers.0 must be words of letters and digits.'],
])('names the file and what is wrong in it: %s, %s', (file, setting, value, sentence) => {
  change(file, (content) => (content[setting] = value));
  expect(faultsOf()).toEqual([`${file}: ${sentence}`]);
});

it('requires the texts of a deployment in each language of its city', () => {
  change('web.json', (content) => delete (content.texts as Record<string, unknown>).pt_pt);
  expect(faultsOf()).toEqual(['web.json: texts.pt_pt must be set, as it is a language of the city.']);
});

it('inherits city, contact and texts, but not what names the deployment it extends', () => {
  const web = readDeployment(join(folder, 'web.json'));
  const { city, phone, mail, texts } = web;
  expect(readDeployment(join(folder, 'remote-counter.json'))).toEqual({
    ...{ name: 'remote-counter', city, cityFile: web.cityFile, phone, mail, texts },
    ...{ hosts: [], markers: ['remoteCounter'], home: '/remoteCounterHome', staff: false, video: true },
    remotes: ['mfe-catalogue', 'mfe-queue', 'mfe-tickets', 'mfe-account'],
  });
  change('remote-counter.json', (content) => (content.phone = '2800 0000'));
  expect(readDeployment(join(folder, 'remote-counter.json'))).toMatchObject({ phone: '2800 0000', mail });
});

it('keeps the remote of staff out of every deployment of citizens', () => {
  const remotesOf = (file: string) => readDeployment(join(folder, file)).remotes;
  expect(remotesOf('staff.json')).toEqual(['mfe-staff']);
  for (const file of ['web.json', 'remote-counter.json', 'lisbon.json'])
    expect(remotesOf(file)).toEqual(expect.not.arrayContaining(['mfe-staff']));
});

it('reads all deployments of a city, the chosen one first', () => {
  const names = (file: string) => readDeployments(join(folder, file)).map(({ name }) => name);
  expect(names('web.json')).toEqual(['web', 'remote-counter', 'staff']);
  expect(names('remote-counter.json')).toEqual(['remote-counter', 'staff', 'web']);
  expect(names('lisbon.json')).toEqual(['lisbon']);
});

it('refuses two deployments of a city that nothing distinguishes, in any case of letters', () => {
  change('web.json', (content) =>
    Object.assign(content, { hosts: ['vez.example'], markers: ['REMOTEcounter'] }),
  );
  change('remote-counter.json', (content) => (content.hosts = ['vez.example']));
  expect(() => readDeployments(join(folder, 'web.json'))).toThrow(
    'remote-counter.json: hosts has vez.example, which web.json has too. ' +
      'remote-counter.json: markers has remoteCounter, which web.json has too.',
  );
});

it('names the missing or broken file', () => {
  expect(faultsOf('nowhere.json')[0]).toMatch(/^nowhere.json cannot be read: ENOENT/);
  writeFileSync(join(folder, 'cities', 'macao.json'), '{');
  expect(faultsOf()[0]).toMatch(/^cities\/macao.json cannot be read: /);
});
