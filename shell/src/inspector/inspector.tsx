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

/** Before the page itself, in its flow: what is overridden must cover nothing, and be covered by nothing. */
function hostOf(): HTMLElement {
  const element = document.createElement('div');
  // The badge sticks within the whole page.
  element.style.display = 'contents';
  document.body.prepend(element);
  return element;
}

/** Shows what this page consists of, for developers; as it was left, open or closed. */
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
