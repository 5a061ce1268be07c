import { createRoot } from 'react-dom/client';
import type { Bridge } from '@vez/shared/contracts/client';
import { Slot } from '@vez/shared/ui';
import { pageConfig } from '../boot-data/page-data';

/** Adds a slot after the header's links if a remote fills it, without delaying the first view. */
export function fillMenu(bridge: Bridge): void {
  if (!pageConfig.slots.menu) return;
  const host = document.createElement('div');
  host.style.display = 'contents';
  document.querySelector('header nav')?.append(host);
  createRoot(host).render(<Slot bridge={bridge} name="menu" place={{}} />);
}
