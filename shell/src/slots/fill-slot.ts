import type { SlotMap, SlotName } from '@vez/shared/contracts/client';
import type { RemoteRelease } from '../remotes/page-registry';
import { atRest, inSight } from './in-sight';
import { showInSlot, type ShowNeeds } from './show-in-slot';

export interface SlotNeeds extends ShowNeeds {
  /** Fetches the release of a remote if the page has none. @throws RemoteFailure if it is not published */
  release(name: string): Promise<RemoteRelease>;
}

interface Wish<Name extends SlotName> {
  slot: Name;
  element: HTMLElement;
  place: SlotMap[Name];
  /** In the order of the deployment. */
  remotes: readonly string[];
  signal: AbortSignal;
}

/** Keeps the slot and each remote in it hidden while they are empty. */
function followContent(element: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const stages = [...element.children] as HTMLElement[];
    stages.forEach((stage) => (stage.hidden = !stage.hasChildNodes()));
    element.toggleAttribute(
      'data-shown',
      stages.some(({ hidden }) => !hidden),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    element.replaceChildren();
    look();
  });
}

/** Shows the remotes of a slot when it is in view and the page is idle. Skips remotes that are not published. */
export async function fillSlot<Name extends SlotName>(wish: Wish<Name>, needs: SlotNeeds): Promise<void> {
  const { slot, element, place, remotes, signal } = wish;
  await inSight(element, signal);
  await atRest();
  if (signal.aborted) return;
  followContent(element, signal);
  const releases = await Promise.all(remotes.map((name) => needs.release(name).catch(() => undefined)));
  if (signal.aborted) return;
  for (const release of releases) {
    if (!release?.entry.slots?.includes(slot)) continue;
    const stage = document.createElement('div');
    stage.hidden = true;
    element.append(stage);
    void showInSlot({ release, slot, place, stage, signal }, needs);
  }
}
