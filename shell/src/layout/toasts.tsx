import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const ToastStack = styled.div`
  position: fixed;
  inset: auto ${token.space[4]} ${token.size(96)};
  z-index: 20;
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  pointer-events: none;
`;
const ToastBox = styled.p`
  max-width: ${token.size(480)};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.page};
  box-shadow: ${token.elevation.lifted};
`;

/** What was done, or failed: read out as it appears, the failures at once (ERR-17). */
export function Toasts() {
  const toasts = useStore(useShell().feedback.toasts);
  const shown = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map(({ id, text }) => <ToastBox key={id}>{text}</ToastBox>);
  return (
    <>
      <ToastStack role="status">{shown(false)}</ToastStack>
      <ToastStack role="alert">{shown(true)}</ToastStack>
    </>
  );
}
