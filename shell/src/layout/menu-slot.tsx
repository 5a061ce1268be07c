import { createRoot } from 'react-dom/client';
import type { Bridge } from '@vez/shared/contracts/client';
import { Slot } from '@vez/shared/ui';
import { pageConfig } from '../boot-data/page-data';

/** Adds a slot behind the links in the head of the site, where somebody fills it: no first view pays for it. */
export function fillMenu(bridge: Bridge): void {
  if (!pageConfig.slots.menu) return;
  const host = document.createElement('div');
  host.style.display = 'contents';
  document.querySelector('header nav')?.append(host);
  createRoot(host).render(<Slot bridge={bridge} name="menu" place={{}} />);
}
