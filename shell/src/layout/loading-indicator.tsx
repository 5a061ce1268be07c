import styled from 'styled-components';
import { media, token, type as typography } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: 3px;
  background: ${token.color.primary};
`;
const Hint = styled.p`
  position: fixed;
  /* Above toasts and buttons on a phone, to leave the heading at the top visible. */
  bottom: ${token.size(152)};
  left: 50%;
  z-index: 20;
  transform: translateX(-50%);
  width: max-content;
  max-width: calc(100% - ${token.space[6]});
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${typography.support}
  ${media.wide} {
    top: ${token.size(72)};
    bottom: auto;
  }
`;

/** A line at the top of the page, with a text if loading takes long (SHL-13 to SHL-15). */
export function LoadingIndicator() {
  const loading = useStore(useShell().loading);
  const { t } = useTexts();
  return (
    <div role="status">
      {loading !== 'none' && <Progress />}
      {loading === 'slow' && <Hint>{t('loading')}</Hint>}
    </div>
  );
}
