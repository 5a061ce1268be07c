import { useBridge, useHome, useTitle } from '@vez/shared/bridge';
import { NavBar } from '@vez/shared/ui';

interface Props {
  title: string;
  /** The subject of the page, such as a service; used as the document's title (SHL-08). */
  about?: string | undefined;
  onRefresh?: () => void;
}

/** The bar of a screen below the home. */
export function ScreenHead({ title, about = title, onRefresh }: Props) {
  const bridge = useBridge();
  useTitle(about);
  const home = useHome();
  return (
    <NavBar title={title} onBack={bridge.back} onRefresh={onRefresh} onHome={() => bridge.navigate(home)} />
  );
}
