import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Icon, token, type as typography } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Bar = styled.div`
  /* A screen without the header shows its own notice. */
  display: var(--site-header, flex);
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  /* The wave of the head hangs over it. */
  padding: ${token.space[4]} ${token.space[4]} ${token.space[2]};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${typography.support}
`;

/** Long enough for a citizen to look up from what they were doing. */
const BACK_MS = 4_000;

/** True for a moment after the connection is back. */
function useJustBack(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);
  return online && wasOffline;
}

/** Shown while offline, and for a moment when back online. Bundled with the shell: offline, no code can be loaded. */
export function ConnectionBar() {
  const online = useStore(useShell().bridge.online);
  const justBack = useJustBack(online);
  const { t } = useTexts();
  return (
    <div role="status">
      {(!online || justBack) && (
        <Bar>
          <Icon of={online ? Wifi : WifiOff} size={20} />
          {t(online ? 'backOnline' : 'offline')}
        </Bar>
      )}
    </div>
  );
}
