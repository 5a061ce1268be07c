import { detailOrigins, unusableDetails } from './detail-frames';

const page = (url: string, service = 'S') => ({ service, url });

describe('pages about services', () => {
  it('may be shown in a frame where the catalogue names them, each site once [CAT-44]', () => {
    const pages = ['https://www.gov.mo/a', 'https://www.gov.mo/b', 'https://dsi.example:8443/x?y'].map(
      (url) => page(url),
    );
    expect(detailOrigins(pages)).toEqual(['https://www.gov.mo', 'https://dsi.example:8443']);
  });

  it.each([
    'http://www.gov.mo/',
    'javascript:alert(1)',
    'www.gov.mo',
    '',
    "https://a;script-src'unsafe-inline'",
    'https://*',
  ])('open nothing in the page’s policy if they are at %s, and the operator is informed', (url) => {
    expect(detailOrigins([page(url)])).toEqual([]);
    expect(unusableDetails([page(url, 'SAFP-VOT')])).toEqual([
      'The details of service SAFP-VOT are not shown: their address is not an https one.',
    ]);
    expect(unusableDetails([page('https://www.gov.mo/')])).toEqual([]);
  });
});
