import { Check, X } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Button, token, type, useTapGuard } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import type { useCancel } from './use-cancel';

const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};
  padding-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
`;
const Title = styled.h2`
  ${type.title}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
`;
/** Side by side, if both texts have the room. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  & > button {
    flex: 1 1 auto;
    align-self: stretch;
    width: auto;
    min-width: 0;
  }
`;
const Why = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
interface Props {
  mine: MyTicket;
  confirm: { isPending: boolean; mutate(): void };
  cancel: ReturnType<typeof useCancel>;
}

/** “Are you still coming?” with a button for each answer. */
export function ComingQuestion({ mine, confirm, cancel }: Props) {
  const { t } = useTexts();
  const online = useOnline();
  const guard = useTapGuard();
  const [title, why] = [useId(), useId()];
  return (
    <Part aria-labelledby={title}>
      <Title id={title}>{t('coming.title')}</Title>
      <Answers>
        <Button
          icon={Check}
          busy={confirm.isPending}
          disabled={!online}
          aria-describedby={online ? undefined : why}
          onClick={() => guard(confirm.mutate)}
        >
          {t('coming.yes')}
        </Button>
        {mine.cancellable && (
          <Button
            kind="outline"
            icon={X}
            busy={cancel.isPending}
            disabled={!online}
            aria-describedby={why}
            onClick={() => guard(() => void cancel.ask())}
          >
            {t('coming.no')}
          </Button>
        )}
      </Answers>
      <Why id={why}>{t(online ? 'coming.why' : 'coming.offline')}</Why>
    </Part>
  );
}
