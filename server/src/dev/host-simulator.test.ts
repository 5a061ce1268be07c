import fastify from 'fastify';
import { hostSimulator } from './host-simulator';

describe('the host app simulator', () => {
  it('is a page with a script that an engine can read', async () => {
    const app = fastify();
    hostSimulator(app);
    const page = await app.inject('/dev/host');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('src="/dev/host.js"');
    const script = await app.inject('/dev/host.js');
    expect(() => new Function(script.body)).not.toThrow();
    await app.close();
  });
});
