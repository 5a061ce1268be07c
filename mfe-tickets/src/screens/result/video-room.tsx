import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { paths, spoken } from '@vez/shared/domain';
import { TextLink, token } from '@vez/shared/ui';
import { FIGURE, figureOf } from '../../components/figure-of';
import { TitledCard } from '../../components/titled-card';
import { goesByTime } from '../../model/ticket';
import { useTexts } from '../../texts';
import { JoinRoom } from './join-room';
import { useWhen } from './use-when';

const Stack = styled.div`
  --button-width: 100%;
  display: grid;
  gap: ${token.space[3]};
`;

/** The video room of a counter, with its opening time; no travel is needed (NAV-24). */
export function VideoRoom({ mine, joinUrl }: { mine: MyTicket; joinUrl: string }) {
  const { t } = useTexts();
  const when = useWhen();
  const { canServe } = useBridge();
  const { ticketDate, bookingTime, jettonCode } = mine.ticket;
  const opens = goesByTime(mine)
    ? t('video.opensOn', { number: FIGURE, when: when(ticketDate, bookingTime) })
    : t('video.opens', { number: FIGURE });
  return (
    <TitledCard title={t('video.room')}>
      <Stack>
        <p>{figureOf(opens, spoken(jettonCode))}</p>
        <JoinRoom joinUrl={joinUrl} isOpen={false} />
        {canServe(paths.remoteCounterHome()) && (
          <TextLink href={paths.remoteCounterHome()}>{t('video.check')}</TextLink>
        )}
      </Stack>
    </TitledCard>
  );
}
