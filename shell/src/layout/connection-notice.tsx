import { Wifi, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { Icon, token, type as typography } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${typography.support}
`;

/** That there is no network, or that it is back. */
export function ConnectionNotice() {
  const online = useStore(useShell().bridge.online);
  const { t } = useTexts();
  return (
    <Bar>
      <Icon of={online ? Wifi : WifiOff} size={20} />
      {t(online ? 'backOnline' : 'offline')}
    </Bar>
  );
}
