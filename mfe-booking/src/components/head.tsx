import { useBridge, useHome, useTitle } from '@vez/shared/bridge';
import { NavBar } from '@vez/shared/ui';

/** Back, what this page is, also as the title of the document, and the way home of the counter that the citizen came to. */
export function Head({ title, subtitle }: { title: string; subtitle?: string }) {
  const bridge = useBridge();
  const home = useHome();
  useTitle(title);
  return (
    <NavBar title={title} subtitle={subtitle} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
  );
}
