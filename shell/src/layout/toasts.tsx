import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

/** Above a phone's bottom bar, which publishes its height (see the bottom bar in shared/ui). */
const Place = styled.div`
  position: fixed;
  inset: auto ${token.space[4]} max(${token.size(96)}, calc(var(--foot-height, 0px) + ${token.space[3]}));
  z-index: 20;
  display: grid;
  gap: ${token.space[2]};
  pointer-events: none;
`;
const Stack = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
`;
const ToastBox = styled.p`
  max-width: ${token.size(480)};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.page};
  box-shadow: ${token.elevation.lifted};
`;

/** Announces successes politely and failures assertively (ERR-17). */
export function Toasts() {
  const toasts = useStore(useShell().feedback.toasts);
  const shown = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map(({ id, text }) => <ToastBox key={id}>{text}</ToastBox>);
  return (
    <Place>
      <Stack role="status">{shown(false)}</Stack>
      <Stack role="alert">{shown(true)}</Stack>
    </Place>
  );
}
