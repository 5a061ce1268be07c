import { startTestServer, type TestServer } from '../../testing/test-server';

describe('the catalogue', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  it('counts the departments [API-11] [CAT-04]', async () => {
    const { count } = await city.call('departmentCount', {});
    expect(count).toBe((await city.call('departments', {})).length);
  });
});
