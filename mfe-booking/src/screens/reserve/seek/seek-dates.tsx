import styled from 'styled-components';
import { Button, token } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]};
`;

interface Props {
  /** Undefined if there are no other days in this direction. */
  toFirst?: () => void;
  toMore?: () => void;
}

/** Moves the grid to other days. */
export function SeekDates({ toFirst, toMore }: Props) {
  const { t } = useTexts();
  return (
    <Dates>
      {toFirst && (
        <Button kind="quiet" fit onClick={toFirst}>
          {t('seek.firstDates')}
        </Button>
      )}
      {toMore && (
        <Button kind="quiet" fit onClick={toMore}>
          {t('seek.moreDates')}
        </Button>
      )}
    </Dates>
  );
}
