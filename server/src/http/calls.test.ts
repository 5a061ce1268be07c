import { calls, type CallDefinition, type CallName } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../testing/test-server';

const all = Object.entries(calls) as [CallName, CallDefinition][];
const withBody = all.filter(([, { body, caller }]) => body !== undefined && caller !== 'anyone');
const byDepartment = withBody.filter(([, { caller }]) => caller === 'service');
const withParams = all.filter(([, { params, caller }]) => params !== undefined && caller !== 'anyone');

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer();
});
afterAll(() => vez.stop());

async function statusOf({ method, path }: CallDefinition, payload: string, token?: string) {
  const answer = await vez.server.inject({
    method,
    url: `/api/${path.replace(/:\w+/g, '%00')}`,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload }),
  });
  return answer.statusCode;
}

describe('a call that needs a login', () => {
  it.each(withBody)('%s reveals no fault of a body without one', async (_name, definition) => {
    for (const body of ['{', '[]', '{"__proto__":1}', '{"unknown":true}', '"x"'.repeat(40_000)]) {
      expect(await statusOf(definition, body)).toBe(401);
      expect(await statusOf(definition, body, 'none of ours')).toBe(401);
    }
  });

  it.each(byDepartment)(
    '%s tells a citizen only that the call is not open to them',
    async (_name, definition) => {
      const { token } = await vez.citizen();
      for (const body of ['{', '{"unknown":true}']) expect(await statusOf(definition, body, token)).toBe(403);
    },
  );

  it.each(withParams)(
    '%s reveals nothing about faults of an address without one',
    async (_name, definition) => {
      expect(await statusOf(definition, '{}')).toBe(401);
    },
  );

  it('reports what is wrong once the caller has access', async () => {
    const { token } = await vez.citizen();
    expect(await statusOf(calls.addFavourite, '{', token)).toBe(400);
    expect(await statusOf(calls.addFavourite, '{"unknown":true}', token)).toBe(400);
  });
});
