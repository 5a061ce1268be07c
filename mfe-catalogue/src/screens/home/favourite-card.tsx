import { CirclePause, CircleSlash, Star } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useCityClock } from '@vez/shared/bridge';
import type { Favourite } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { favouriteProblemQuery, pointStateQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { LoadedLine, useStale } from '@vez/shared/remote';
import { CalendarLine, QueueLine, useFigures, useQueueWords } from '@vez/shared/remote/queue';
import {
  Badge,
  Card,
  FigureBlock,
  Figures,
  Icon,
  PlainLink,
  token,
  type,
  UpdatedLine,
  useUiTexts,
} from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
const Name = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.size(32)};
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
  text-decoration: none;
  /* The whole card is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Off = styled.span`
  font-weight: ${token.weight.bold};
  color: ${token.color.ink3};
`;
const Kept = styled(Icon)`
  color: ${token.color.primary};
`;
const Place = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Room = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-height: ${token.size(112)};
  margin-top: ${token.space[3]};
  /* Above the target of the card. */
  & button {
    position: relative;
    z-index: 1;
  }
`;
const Whole = styled(Card)`
  position: relative;
`;

function Live({ service, location }: { service: number; location: number }) {
  const { formatClock } = useCityClock();
  const { queue: words } = useUiTexts();
  const found = useQuery(pointStateQuery(useApi(), { serviceId: service, locationId: location }));
  const stale = useStale(found);
  const wordsOf = useQueueWords();
  const figuresOf = useFigures();
  return (
    <Room>
      <LoadedLine of={found} loading={null} failed={words.failed}>
        {(state) => (
          <>
            {state?.queue?.status && (
              <>
                <QueueLine queue={state.queue} stale={stale} />
                {wordsOf(state.queue, { isStale: stale }).hasFigures && (
                  <Figures>
                    {figuresOf(state.queue).map((figure) => (
                      <FigureBlock key={figure.label} {...figure} stale={stale} />
                    ))}
                  </Figures>
                )}
                <UpdatedLine time={formatClock(state.queue.updatedAt)} stale={stale} />
              </>
            )}
            {state?.offer && <CalendarLine offer={state.offer} />}
          </>
        )}
      </LoadedLine>
    </Room>
  );
}

/** The state of a favourite that does not open, and why (CAT-55, VAL-50, ERR-71 to ERR-75). */
function useProblem(of: Favourite) {
  const { t, language } = useTexts();
  const { data: problem } = useQuery(favouriteProblemQuery(useApi(), of));
  const off = t('messages.recentlyUsedDisabled');
  if (!problem) return { text: off };
  const isPaused = problem === 'servicePaused';
  const state = isPaused ? 'home.paused' : problem === 'serviceInvalid' ? 'home.gone' : 'home.notOpen';
  const reason = t(`favouriteProblem.${problem}`);
  return {
    badge: <Badge icon={isPaused ? CirclePause : CircleSlash}>{t(state)}</Badge>,
    // Chinese sentences follow each other without a space.
    text: language.startsWith('zh') ? `${off}。${reason}` : `${off}. ${reason}`,
  };
}

/** A favourite with its queue and first free day; an invalid one shows why and does not open (CAT-14, VAL-50). */
export function FavouriteCard({ of }: { of: Favourite }) {
  const { serviceId, locationId, serviceName, locationName, validity } = of;
  const { badge, text } = useProblem(of);
  return (
    <Whole>
      <Head>
        {validity ? (
          <Name href={paths.queueOrBook({ service: serviceId, location: locationId })}>{serviceName}</Name>
        ) : (
          <>
            <Off>{serviceName}</Off>
            {badge}
          </>
        )}
        <Kept of={Star} size={20} filled />
      </Head>
      <Place>{locationName}</Place>
      {validity ? <Live service={serviceId} location={locationId} /> : <Place>{text}</Place>}
    </Whole>
  );
}
