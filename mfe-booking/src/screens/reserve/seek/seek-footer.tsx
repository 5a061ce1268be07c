import styled from 'styled-components';
import { Button, token, type } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

const Chosen = styled.p`
  margin-bottom: ${token.space[2]};
  ${type.support}
  font-weight: ${token.weight.medium};
`;

interface Props {
  /** What is chosen: day, time and place. */
  said: string | null | undefined;
  /** Left out while nothing is chosen. */
  onUse?: () => void;
}

/** What is chosen in the dialog, and the button that takes it. */
export function SeekFooter({ said, onUse }: Props) {
  const { t } = useTexts();
  return (
    <div>
      {said && <Chosen role="status">{said}</Chosen>}
      <Button disabledReason={onUse ? undefined : t('seek.nothing')} onClick={onUse}>
        {t('seek.use')}
      </Button>
    </div>
  );
}
