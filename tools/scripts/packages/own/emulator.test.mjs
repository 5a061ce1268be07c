import { createServer } from 'node:http';
import { passOn } from './emulator.mjs';

let servers = [];
const listening = async (answer) => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
};
/** The emulator's server, only for calls. */
const emulatorFor = (api) => listening((request, response) => passOn(request, response, api));
afterEach(() => {
  servers.forEach((server) => server.close());
  servers = [];
});

describe('a call of the emulator', () => {
  it('is forwarded to the given server without the cookies and origin of the page', async () => {
    const asked = [];
    const api = await listening(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked.push({ url: request.url, method: request.method, headers: request.headers, body });
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":602}');
    });
    const headers = { cookie: 'a=1', origin: 'http://localhost', 'x-vez-language': 'pt_pt' };
    const address = `${await emulatorFor(api)}/api/holds?service=1`;
    const answer = await fetch(address, { method: 'POST', body: '{"at":1}', headers });
    expect([answer.status, await answer.json()]).toEqual([409, { code: 602 }]);
    expect(asked[0]).toMatchObject({ url: '/api/holds?service=1', method: 'POST', body: '{"at":1}' });
    expect(asked[0].headers['x-vez-language']).toBe('pt_pt');
    expect(asked[0].headers.cookie).toBeUndefined();
    expect(asked[0].headers.origin).toBeUndefined();
  });

  it('answers with what to do if there is no server, or it cannot be reached', async () => {
    const without = await fetch(`${await emulatorFor(undefined)}/api/services`);
    expect([without.status, (await without.json()).message]).toEqual([
      503,
      'No server: npm run dev -- --api https://…',
    ]);
    const gone = await fetch(`${await emulatorFor('http://127.0.0.1:9')}/api/services`);
    expect([gone.status, (await gone.json()).message]).toEqual([
      502,
      expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
    ]);
  });
});
