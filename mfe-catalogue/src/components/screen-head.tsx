import { useBridge, useHome, useTitle } from '@vez/shared/bridge';
import { NavBar } from '@vez/shared/ui';

/** The bar of a screen that somebody came to from another. */
export function ScreenHead({ title, onRefresh }: { title: string; onRefresh?: () => void }) {
  const bridge = useBridge();
  useTitle(title);
  const home = useHome();
  return (
    <NavBar title={title} onBack={bridge.back} onRefresh={onRefresh} onHome={() => bridge.navigate(home)} />
  );
}
