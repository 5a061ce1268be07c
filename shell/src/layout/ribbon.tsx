import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Label = styled.aside`
  position: fixed;
  left: 0;
  bottom: 0;
  z-index: 5;
  padding: 0 ${token.space[2]};
  border-top-right-radius: ${token.radius.control};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  ${type.meta}
  pointer-events: none;
`;

/** The environment's label, except in production: of the profile, else of the deployment (SHL-33, DAT-49). */
export function Ribbon() {
  const { bridge, ribbon } = useShell();
  const { environment } = useStore(bridge.deployment);
  const label = useStore(ribbon) || (environment === 'production' ? '' : environment);
  return label === '' ? null : <Label>{label}</Label>;
}
