import { useBridge, useHome, useTitle } from '@vez/shared/bridge';
import { NavBar } from '@vez/shared/ui';

/** The bar with back, title and home; it also sets the title of the document. */
export function Head({ title, subtitle }: { title: string; subtitle?: string }) {
  const bridge = useBridge();
  const home = useHome();
  useTitle(title);
  return (
    <NavBar title={title} subtitle={subtitle} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
  );
}
