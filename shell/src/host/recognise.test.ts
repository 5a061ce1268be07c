import { DESKTOP, isInHostApp, platformOf } from './recognise';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 11; wv) AppleWebKit/537.36 Chrome/87.0';
const browser = { userAgent: IPHONE, hostApps: ['VezApp'], desktop: false, remoteCounter: false };

describe('the surroundings', () => {
  it('are a host app when the user agent names one of this deployment [SHL-05]', () => {
    expect(isInHostApp({ userAgent: `${IPHONE} vezapp/4.2`, hostApps: ['VezApp'] })).toBe(true);
    expect(isInHostApp({ userAgent: IPHONE, hostApps: ['VezApp'] })).toBe(false);
    expect(isInHostApp({ userAgent: IPHONE, hostApps: [''] })).toBe(false);
    expect(isInHostApp({ userAgent: IPHONE, hostApps: [] })).toBe(false);
    expect(isInHostApp({ userAgent: `${IPHONE} VezApp/4.2`, hostApps: ['OtherApp', 'VezApp'] })).toBe(true);
  });

  it('have one of the six platform markers [DAT-58]', () => {
    const app = (userAgent: string) => platformOf({ ...browser, userAgent: `${userAgent} VezApp/4.2` });
    expect([app(ANDROID), app(IPHONE), app('Hidden')]).toEqual(['android', 'ios', 'ReactNative']);
    expect(platformOf(browser)).toBe('mobileWeb');
    expect(platformOf({ ...browser, remoteCounter: true })).toBe('ReactWeb');
  });

  it('are a desktop from 640 px on [SHL-12] [DAT-58]', () => {
    expect(DESKTOP).toBe('(min-width: 640px)');
    expect(platformOf({ ...browser, desktop: false })).toBe('mobileWeb');
    expect(platformOf({ ...browser, desktop: true })).toBe('PCWeb');
  });
});
