import { useBridge, useHome } from '@vez/shared/bridge';
import { NavBar } from '@vez/shared/ui';

/** Back, what this page is, and the way home of the counter that the citizen came to. */
export function Head({ title, subtitle }: { title: string; subtitle?: string }) {
  const bridge = useBridge();
  const home = useHome();
  return (
    <NavBar title={title} subtitle={subtitle} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
  );
}
