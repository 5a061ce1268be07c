import { UserRound, UserRoundCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, Card, CardTitle, Icon, Notice, token, type } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { StaffPage } from '../../components/staff-page';
import { useNoticedAct } from '../../components/use-noticed-act';
import type { CounterPlace } from '../../model/counter-place';
import { spoken } from '../../model/spoken';
import type { CounterHolder, Desk } from '../../model/wire';
import { useTexts } from '../../texts';

const Banner = styled.div<{ $taken: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${({ $taken }) => ($taken ? token.color.ink : token.color.amber)};
  color: ${({ $taken }) => ($taken ? token.color.page : token.color.amberInk)};
  h1 {
    ${type.section}
  }
  h1:focus {
    outline: 0;
  }
  p {
    ${type.support}
  }
`;
const Points = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-left: ${token.space[5]};
  list-style: disc;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

interface Props {
  place: CounterPlace;
  desk: Desk;
  holder: CounterHolder;
  /** This screen held the counter before. */
  wasOurs: boolean;
  /** Called after a take-over, with the counter's queues. */
  onTaken(place: CounterPlace): Promise<unknown>;
  onOther(): void;
}

/** A counter held by a colleague. Offers another counter first, then a take-over. */
export function CounterInUse({ place, desk, holder, wasOurs, onTaken, onOther }: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const { busy, failed, run } = useNoticedAct(t('inUse.failed'));
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused keys have unmounted.
  useEffect(() => heading.current?.focus(), []);

  const { counter, locationId } = place;
  const { name, since } = holder;
  const { cityTime } = useCityClock();
  const values = { counter, name, time: cityTime(new Date(since)) };
  const number = desk.current === null ? undefined : spoken(desk.current.jettonCode);
  const takeOver = () =>
    run({
      run: () => api.takeOverCounter({ locationId, counter, since }),
      then: () => onTaken({ ...place, serviceIds: desk.queues }),
    });
  return (
    <StaffPage>
      <Card $stacked>
        <Banner $taken={wasOurs}>
          <Icon of={wasOurs ? UserRoundCheck : UserRound} size={24} />
          <div role="alert">
            <h1 ref={heading} tabIndex={-1}>
              {t(wasOurs ? 'inUse.taken' : 'inUse.title', values)}
            </h1>
            <p>
              {wasOurs
                ? t('inUse.takenWhy')
                : number === undefined
                  ? t('inUse.since', values)
                  : t('inUse.sinceWith', { ...values, number })}
            </p>
          </div>
        </Banner>
        {wasOurs && number !== undefined && <p>{t('inUse.nowWith', { ...values, number })}</p>}
        <Actions>
          <Button onClick={onOther}>{t('inUse.other')}</Button>
        </Actions>
        <CardTitle>{t('inUse.takeOverTitle', values)}</CardTitle>
        <Points>
          <li>{number === undefined ? t('inUse.nobodyThere') : t('inUse.passes', { ...values, number })}</li>
          <li>{t('inUse.theirScreen', values)}</li>
          <li>{t('inUse.recorded')}</li>
        </Points>
        {failed !== undefined && <Notice kind="error" title={failed} announce />}
        <Actions>
          <Button kind="outline" busy={busy !== undefined} onClick={() => void takeOver()}>
            {t(wasOurs ? 'inUse.takeBack' : 'inUse.takeOver', values)}
          </Button>
        </Actions>
      </Card>
    </StaffPage>
  );
}
