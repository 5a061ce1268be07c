import { RefreshCw, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { textButton } from './text-button';
import { useNow } from './use-now';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  padding: ${token.space[1]} ${token.space[5]};
  background: ${token.color.ink};
  color: ${token.color.page};
  ${type.support}
  p {
    flex: 1;
  }
  button {
    ${textButton}
    font-weight: ${token.weight.bold};
  }
  button:focus-visible {
    outline-color: ${token.color.page};
  }
`;

/** Says how long the server has been unreachable and how old the data is. @param readAt in ms since 1970 */
export function CutOffBar({ readAt, onRetry }: { readAt: number; onRetry(): void }) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const seconds = Math.max(0, Math.round((useNow() - readAt) / 1_000));
  return (
    <Bar>
      <Icon of={WifiOff} size={20} />
      <p>{t('cutOff.text', { seconds, time: cityTime(new Date(readAt)) })}</p>
      <button type="button" onClick={onRetry}>
        <Icon of={RefreshCw} size={16} />
        {t('cutOff.retry')}
      </button>
    </Bar>
  );
}
