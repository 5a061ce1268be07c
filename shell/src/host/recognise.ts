/** How a page is displayed: for layout and statistics, never for rights. */
export interface Surroundings {
  userAgent: string;
  /** Words by which host apps are recognised, from the deployment (SHL-05). */
  hostApps: readonly string[];
  /** Whether the window is at least 640 px wide (SHL-12). */
  desktop: boolean;
  remoteCounter: boolean;
}

/** Where a desktop begins (SHL-12). Asked as a query: a window's width would cost a layout. */
export const DESKTOP = '(min-width: 640px)';

/** DAT-58, as the header `X-Vez-Platform` sends it (API-04). */
export type Platform = 'android' | 'ios' | 'ReactNative' | 'ReactWeb' | 'mobileWeb' | 'PCWeb';

/** Whether the user agent names a host app of this deployment (SHL-05). It proves nothing: anyone can write it. */
export const isInHostApp = ({ userAgent, hostApps }: Pick<Surroundings, 'userAgent' | 'hostApps'>): boolean =>
  hostApps.some((name) => name !== '' && userAgent.toLowerCase().includes(name.toLowerCase()));

/** A host app's system, or `ReactNative` if hidden; `ReactWeb` for the remote counter; otherwise a kind of browser. */
export function platformOf(around: Surroundings): Platform {
  if (isInHostApp(around)) {
    if (/android/i.test(around.userAgent)) return 'android';
    return /iphone|ipad|ipod/i.test(around.userAgent) ? 'ios' : 'ReactNative';
  }
  if (around.remoteCounter) return 'ReactWeb';
  return around.desktop ? 'PCWeb' : 'mobileWeb';
}
