import { createRoot } from 'react-dom/client';
import { I18nextProvider } from '@vez/shared/i18n';
import { uiFrame } from '@vez/shared/ui';
import { partTexts } from '../language/shell-texts';
import { ShellProvider, type Shell } from '../layout/shell-context';
import { session } from '../storage';
import { createStore } from '../store';
import { InspectorView } from './inspector-view';
import { inspectorTexts } from './inspector-texts';
import { OPEN_KEY } from './load-inspector';
import { recordFailures } from './record';
import { takeChanges } from './take-changes';

const isOpen = createStore(false);
let host: HTMLElement | undefined;

/** Placed before the page, in its flow: the badge must neither cover anything nor be covered. */
function hostOf(): HTMLElement {
  const element = document.createElement('div');
  // Lets the badge stick to the whole page.
  element.style.display = 'contents';
  document.body.prepend(element);
  return element;
}

/** Shows developers the parts of this page; reopens in the state in which it was left. */
export function showInspector(shell: Shell): void {
  isOpen.set(session.get(OPEN_KEY) !== null);
  if (host !== undefined) return;
  host = hostOf();
  isOpen.subscribe((open) => (open ? session.set(OPEN_KEY, 'true') : session.remove(OPEN_KEY)));
  const { bridge } = shell;
  const failures = recordFailures(shell);
  takeChanges(shell);
  const Frame = uiFrame(partTexts);
  const root = createRoot(host);
  const render = () =>
    void inspectorTexts.use(bridge.language.get()).then(() =>
      root.render(
        <I18nextProvider i18n={inspectorTexts.i18n}>
          <Frame bridge={bridge}>
            <ShellProvider value={shell}>
              <InspectorView failures={failures} isOpen={isOpen} />
            </ShellProvider>
          </Frame>
        </I18nextProvider>,
      ),
    );
  bridge.language.subscribe(render);
  render();
}
