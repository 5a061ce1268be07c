import { pageConfig } from '../boot-data/page-data';
import { ownRegistry } from '../testing/render-shell';
import { overriddenOrigins, overrides, withOverrides } from './override';

const name = (url: string) => localStorage.setItem('vez.override', JSON.stringify({ 'mfe-queue': url }));
const OWN = 'http://localhost:9003/assets/mfe-queue/entry.js';
const entryOf = (remote: string) =>
  withOverrides(ownRegistry().remotes).find((entry) => entry.name === remote)?.entry.url;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('vez.developmentMode', 'true');
  pageConfig.environment = 'acceptance';
});

describe('a developer’s own remote', () => {
  it('replaces the published one, and no other', () => {
    name(OWN);
    expect(entryOf('mfe-queue')).toBe(OWN);
    expect(entryOf('mfe-booking')).toBe('/assets/mfe-booking/entry.js');
    expect(overriddenOrigins()).toEqual(['http://localhost:9003']);
  });

  it('is ignored in production', () => {
    name(OWN);
    pageConfig.environment = 'production';
    expect(overrides()).toEqual({});
    expect(entryOf('mfe-queue')).toBe('/assets/mfe-queue/entry.js');
  });

  it('is ignored without development mode', () => {
    name(OWN);
    localStorage.removeItem('vez.developmentMode');
    expect(overrides()).toEqual({});
  });

  it('must come from localhost, and garbage is ignored', () => {
    name('https://evil.example/entry.js');
    expect(overrides()).toEqual({});
    name('not an address');
    expect(overrides()).toEqual({});
    localStorage.setItem('vez.override', '{');
    expect(overrides()).toEqual({});
  });
});
