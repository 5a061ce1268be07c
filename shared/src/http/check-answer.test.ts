import { http, HttpResponse } from 'msw';
import type { CallName } from '../contracts';
import { STAFF_ROUTE_TABLE, STAFF_SHAPES, type StaffCalls } from '../contracts/client';
import { fakeNetwork, TEST_API, uncheckedAnswer } from '../testing';
import type { ApiError } from './api-error';
import { createApi } from './create-api';
import type { ApiDeps } from './api-deps';

const network = fakeNetwork();
const oddAnswer = (name: CallName, answer: unknown) => network.use(uncheckedAnswer(name, answer));

function setUp(early?: ApiDeps['early']) {
  const failed: ApiError[] = [];
  const misfits: string[] = [];
  const api = createApi({
    baseURL: TEST_API,
    headers: () => ({}),
    token: async () => undefined,
    online: () => true,
    begin: () => () => undefined,
    describe: (facts) => `told: ${facts.kind}`,
    failed: (error) => void failed.push(error),
    misfitted: (names) => void misfits.push(...names),
    wait: async () => undefined,
    ...(early ? { early } : {}),
  });
  return { api, failed, misfits };
}

const department = (id: number) => ({
  id,
  code: 'DSI',
  name: 'Identification Bureau',
  uiName: '',
  suspended: false,
  showHome: true,
  icon: 'id-card',
  officeTel: '',
});

describe('an answer that does not fit its contract', () => {
  it('is also refused if a remote provided the call and its shapes', async () => {
    oddAnswer('board', { at: 'yesterday', calls: [] });
    const { api, misfits } = setUp();
    const office = api.extend<StaffCalls>(STAFF_ROUTE_TABLE, STAFF_SHAPES);
    await expect(office.board({ locationId: 2 })).rejects.toMatchObject({ kind: 'malformed' });
    expect(misfits).toContain('at');
  });

  it.each<[string, unknown]>([
    ['has a bad row', [department(1), { ...department(2), name: null }]],
    ['is none of this call', { departments: [] }],
    ['is a list of nothing', [null]],
  ])('is asked for again where it came early and %s', async (_, answer) => {
    oddAnswer('departments', [department(3)]);
    const { api, misfits } = setUp({ take: async () => answer, forget: () => undefined });
    await expect(api.departments({})).resolves.toEqual([department(3)]);
    expect(misfits).toEqual([]);
  });

  it('drops the bad row of a list, and logs it', async () => {
    oddAnswer('departments', [department(1), { ...department(2), name: null }, department(3)]);
    const { api, failed, misfits } = setUp();
    await expect(api.departments({})).resolves.toEqual([department(1), department(3)]);
    expect(misfits).toEqual(['name', 'department[1]']);
    expect(failed).toEqual([]);
  });

  it.each([
    ['a list that is none', { departments: [] }],
    ['a list of which no row can be read', [null, { id: 'x' }]],
    ['nothing', null],
  ])('fails with our own message when it is %s', async (_, answer) => {
    oddAnswer('departments', answer);
    const { api, failed } = setUp();
    await expect(api.departments({})).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'malformed',
      message: 'told: malformed',
    });
    expect(failed).toHaveLength(1);
  });

  it('is not retried', async () => {
    let asked = 0;
    network.use(
      http.get(`${TEST_API}/booking/count`, () => {
        asked += 1;
        return HttpResponse.json({ count: -3 });
      }),
    );
    await expect(setUp().api.departmentCount({})).rejects.toMatchObject({ misfits: ['count'] });
    expect(asked).toBe(1);
  });

  it('drops an impossible day, and optional fields that do not fit [DAT-16]', async () => {
    oddAnswer('bookableDates', {
      startDate: '01/12/2026',
      endDate: '31/12/2026',
      fullBookingDates: ['31/02/2026', '02/12/2026'],
      periodTicketDate: '',
      periodTicketDateState: '',
      specailWorkDates: [],
      publicHolidays: [],
      nonOffices: [0],
      todayByTimeTicket: false,
      today: null,
    });
    const { api } = setUp();
    const dates = await api.bookableDates({ locationId: 1, serviceId: 7, departmentId: 1, idNumber: null });
    expect(dates).toMatchObject({ fullBookingDates: ['02/12/2026'], incomplete: true });
    expect(dates).not.toHaveProperty('today');
  });

  it('reads an unknown word of an open set as the safe one [DAT-11]', async () => {
    oddAnswer('recommendedServices', [
      {
        id: 7,
        code: '',
        name: 'Renewal',
        uiName: '',
        departmentId: 1,
        departmentNames: [],
        departmentCode: '',
        showServiceDetail: false,
        uiIcon: '',
        uiColor: '',
        recommendType: 'LATER_SERVICE',
        locationIds: [],
      },
    ]);
    const [row] = await setUp().api.recommendedServices({});
    expect(row!.recommendType).toBe('SYSTEM_SERVICE');
  });
});
