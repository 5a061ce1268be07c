import { Zap } from 'lucide-react';
import styled from 'styled-components';
import type { Location, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { ListRow, token, WaitInLine } from '@vez/shared/ui';
import { useOffices } from '../../components/use-office-order';
import { useKnownPosition } from '../../components/use-position';
import { metresBetween, positionOf, type Position } from '../../model/distance';
import { elsewhere } from '../../model/office-order';
import { wayMinutes } from '../../model/way';
import { useTexts } from '../../texts';

/** Set apart from the actions like the stub of a ticket; its row has the padding of the card. */
const Stub = styled.div`
  margin: 0 ${token.room(-16)} ${token.room(-16)};
  border-top: 2px dotted ${token.color.lineStrong};
`;

interface Props {
  service: Service;
  place: ServiceLocation;
  queue: QueueInfo;
}

function Sooner({ service, place, queue, from }: Props & { from: Position }) {
  const { t } = useTexts();
  const metresTo = (office: Location) => {
    const position = positionOf(office);
    return position && metresBetween(from, position);
  };
  const { offices } = useOffices(
    service.id,
    service.locations.filter(({ id }) => id !== place.id),
    metresTo,
  );
  const best = elsewhere({ place, isOpenable: true, queue, metres: metresTo(place) }, offices);
  if (best?.metres === undefined) return null;
  const range = best.queue?.waitRange;
  return (
    <Stub>
      <ListRow
        icon={Zap}
        bold
        title={t('choice.sooner', { place: best.place.name, minutes: best.minutes })}
        support={
          <>
            {range && (
              <>
                <WaitInLine range={range} />
                {' · '}
              </>
            )}
            {t('select.way', { minutes: wayMinutes(best.metres) })}
          </>
        }
        href={paths.queueOrBook({ service: service.id, location: best.place.id })}
      />
    </Stub>
  );
}

/** Another office where it is clearly sooner, way included; only from a position that is already known. */
export function ElsewhereRow(props: Props) {
  const from = useKnownPosition();
  return from && <Sooner {...props} from={from} />;
}
