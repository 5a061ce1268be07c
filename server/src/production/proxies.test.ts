import { readFileSync } from 'node:fs';
import { askerOf } from '../module-api/network';

const deploy = (path: string) => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');

/** An address as its bytes, one character each, as in `$binary_remote_addr` of nginx. */
function binary(address: string): string {
  if (!address.includes(':')) return String.fromCharCode(...address.split('.').map(Number));
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const groupsIn = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array<string>(8 - groupsIn(head).length - groupsIn(tail).length).fill('0');
  const groups = [...groupsIn(head), ...zeros, ...groupsIn(tail)].map((group) => parseInt(group, 16));
  return String.fromCharCode(...groups.flatMap((group) => [group >> 8, group & 255]));
}

/** The asker that `map $binary_remote_addr $vez_asker` makes of an address: its first matching pattern decides. */
function askerInNginx(address: string): string {
  const [, lines = ''] = /map \$binary_remote_addr \$vez_asker \{([^]*?)\n\}/.exec(
    deploy('nginx/vez-http.conf'),
  )!;
  for (const [, pattern = '', value] of lines.matchAll(/"~\(\?s\)(.+?)"\s+(\$\w+);/g)) {
    const found = new RegExp(pattern, 's').exec(binary(address));
    if (found !== null) return value === '$vez_subscriber' ? found.groups!.vez_subscriber! : binary(address);
  }
  return binary(address);
}

const withoutComments = (path: string) => deploy(path).replace(/#.*$/gm, '');

describe('nginx', () => {
  const siteFile = withoutComments('nginx/vez-site.conf');

  it('counts askers as the server does: an IPv4 address, or the /64 of an IPv6 address', () => {
    expect(deploy('nginx/vez-http.conf')).toMatch(/^limit_req_zone \$vez_asker /m);
    const addresses = [
      ...[
        '192.0.2.1',
        '192.0.2.2',
        '::ffff:192.0.2.3',
        '::ffff:192.0.2.4',
        '2001:db8::1',
        '2001:db8::5:0:0:1',
      ],
      ...[
        '2001:db8:1:2::1',
        '2001:db8:1:2:ffff::9',
        '2001:db8:1:3::1',
        '2001:db8:a0a:a0a::1',
        'fe80::1',
        '::1',
      ],
    ];
    for (const one of addresses) {
      for (const other of addresses) {
        const isSame = askerInNginx(one) === askerInNginx(other);
        expect({ one, other, isSame }).toEqual({ one, other, isSame: askerOf(one) === askerOf(other) });
      }
    }
  });

  it('replaces the client’s claims about its host, address and scheme', () => {
    const [ofSite] = siteFile.split(/^location /m);
    for (const header of [
      'Host $host',
      'X-Forwarded-Host $host',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Proto $scheme',
    ])
      expect(ofSite).toContain(`\nproxy_set_header ${header};`);
  });

  // A `proxy_set_header` in a location drops all those of the site.
  it('keeps proxy_set_header out of its locations', () => {
    const [, ...locations] = siteFile.split(/^location /m);
    expect(locations.length).toBeGreaterThan(5);
    expect(locations.filter((location) => /proxy_set_header|include/.test(location))).toEqual([]);
    expect(withoutComments('nginx/vez.conf')).not.toMatch(/proxy_pass|proxy_set_header/);
  });
});

describe('HAProxy', () => {
  const frontend = /^frontend vez\n((?: .*\n)+)/m.exec(deploy('haproxy/vez.cfg'))![1]!;

  it('counts askers in the same way', () => {
    expect(frontend).toContain('http-request track-sc0 src,ipmask(32,64) table addresses');
  });

  it('replaces the client’s claims about its host and address, before it chooses a backend', () => {
    const [before] = frontend.split(/^ *(?:use|default)_backend /m);
    expect(before).toMatch(/^ *http-request set-header X-Forwarded-Host %\[req\.hdr\(host\)\]$/m);
    expect(before).toMatch(/^ *http-request set-header X-Forwarded-For %\[src\]$/m);
    const others = deploy('haproxy/vez.cfg').replace(frontend, '');
    expect(others).not.toMatch(/^ *http-request (?:add|set|del)-header X-Forwarded/im);
  });
});
