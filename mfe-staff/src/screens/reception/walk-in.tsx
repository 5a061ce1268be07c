import { useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Button, figures, token, type } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { Panel } from '../../components/panel';
import { PriorityChoices } from '../../components/priority-choices';
import { useKeys } from '../../components/use-keys';
import { mayHavePriority, mayMove } from '../../model/appointments';
import type { PriorityReason, StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import type { ReceptionControls } from './use-reception';

const Choice = styled.label<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(52)};
  padding: ${token.space[1]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  color: ${({ $off }) => ($off ? token.color.ink2 : token.color.ink)};
  cursor: pointer;
  input {
    width: ${token.size(22)};
    height: ${token.size(22)};
    accent-color: ${token.color.primary};
  }
  b {
    min-width: ${token.size(24)};
    color: ${token.color.primary};
  }
  span {
    flex: 1;
  }
  small {
    ${type.support}
    ${figures}
    color: ${token.color.ink2};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]};
  > span {
    ${type.support}
    color: ${token.color.ink2};
  }
  kbd {
    margin-right: ${token.space[1]};
  }
`;
const Acts = styled.div`
  display: grid;
  gap: ${token.space[2]};
  kbd {
    margin-right: ${token.space[2]};
  }
`;

interface ServicesProps {
  list: RefObject<HTMLDivElement | null>;
  queues: readonly StaffQueue[];
  chosen: number | undefined;
  onChoose(serviceId: number): void;
}

/** The services. Their letters work as keys. */
function Services({ list, queues, chosen, onChoose }: ServicesProps) {
  const { t } = useTexts();
  const chooseByLetter = (key: string) => {
    const found = queues.find(({ letter, open }) => open && letter.toLowerCase() === key.toLowerCase());
    if (found !== undefined) onChoose(found.serviceId);
  };
  return (
    <Panel
      as="div"
      ref={list}
      onKeyDown={({ key }) => chooseByLetter(key)}
      role="radiogroup"
      aria-labelledby="walk-in-title"
    >
      {queues.map(({ serviceId, letter, serviceName, open, waitCount }) => (
        <Choice key={serviceId} $off={!open}>
          <input
            type="radio"
            name="walk-in"
            checked={serviceId === chosen}
            disabled={!open}
            onChange={() => onChoose(serviceId)}
          />
          <b>{letter}</b>
          <span>{serviceName}</span>
          <small>{open ? t('people', { count: waitCount }) : t('kiosk.queueClosed')}</small>
        </Choice>
      ))}
    </Panel>
  );
}

/** Focuses the chosen radio button, else the first. */
function focusRadio(group: HTMLElement | null): void {
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
}

interface Wish {
  serviceId: number | undefined;
  reason: PriorityReason;
}
const NOTHING: Wish = { serviceId: undefined, reason: '' };

interface ActsProps {
  reception: ReceptionControls;
  isChosen: boolean;
  onGive(): void;
}

/** Gives the number, or opens another form. F6 belongs to a found booking while it can be moved. */
function WalkInActs({ reception, isChosen, onGive }: ActsProps) {
  const { t } = useTexts();
  const hasF6 = reception.chosen === undefined || !mayMove(reception.chosen);
  return (
    <Acts>
      <Button
        kind="outline"
        busy={reception.isBusy}
        disabledReason={isChosen ? undefined : t('walkIn.chooseFirst')}
        onClick={onGive}
      >
        <KeyCap of="F8" />
        {t('walkIn.take')}
      </Button>
      <Button kind="outline" onClick={() => reception.opens('book')}>
        {hasF6 && <KeyCap of="F6" />}
        {t('book.title')}
      </Button>
      <Button kind="outline" onClick={() => reception.opens('code')}>
        <KeyCap of="F10" />
        {t('loginCode.title')}
      </Button>
    </Acts>
  );
}

/** Gives out a number. Priority numbers are called first. */
export function WalkIn({
  queues,
  reception,
}: {
  queues: readonly StaffQueue[];
  reception: ReceptionControls;
}) {
  const { t } = useTexts();
  const [wish, setWish] = useState(NOTHING);
  const { serviceId: chosen, reason } = wish;
  const choose = (more: Partial<Wish>) => setWish((before) => ({ ...before, ...more }));
  const queue = queues.find(({ serviceId, open }) => serviceId === chosen && open);
  const list = useRef<HTMLDivElement>(null);
  const give = async () => {
    if (queue === undefined) return;
    if (await reception.walkIn(queue, reason)) setWish((now) => (now === wish ? NOTHING : now));
  };
  const reasons = useRef<HTMLDivElement>(null);
  const isInside = ({ current }: RefObject<HTMLDivElement | null>) =>
    current?.contains(document.activeElement) === true;
  /** Focuses the services; with a chosen service it gives the number. */
  const focusOrGive = () => {
    if (queue !== undefined && (isInside(list) || isInside(reasons))) void give();
    else focusRadio(list.current);
  };
  const hasF4 = reception.chosen === undefined || !mayHavePriority(reception.chosen);
  useKeys({ F4: () => (hasF4 ? focusRadio(reasons.current) : false), F8: focusOrGive });
  return (
    <>
      <Title>
        <h2 id="walk-in-title">{t('walkIn.title')}</h2>
        <span>
          <KeyCap of="F8" /> {t('walkIn.byLetter')}
        </span>
      </Title>
      <Services list={list} queues={queues} chosen={chosen} onChoose={(serviceId) => choose({ serviceId })} />
      <div ref={reasons}>
        <PriorityChoices
          label={
            <>
              {t('priorities.reason')} {hasF4 && <KeyCap of="F4" />}
            </>
          }
          value={reason}
          onChange={(wanted) => choose({ reason: wanted })}
        />
      </div>
      <WalkInActs reception={reception} isChosen={queue !== undefined} onGive={() => void give()} />
    </>
  );
}
