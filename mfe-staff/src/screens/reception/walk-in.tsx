import { useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, figures, token, type } from '@vez/shared/ui';
import { KeyCap } from '../../components/key-cap';
import { Panel } from '../../components/panel';
import { useKeys } from '../../components/use-keys';
import type { StaffQueue } from '../../model/wire';
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

interface Wish {
  serviceId: number | undefined;
  priority: boolean;
}
const NOTHING: Wish = { serviceId: undefined, priority: false };

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
  const { serviceId: chosen, priority } = wish;
  const choose = (more: Partial<Wish>) => setWish((before) => ({ ...before, ...more }));
  const queue = queues.find(({ serviceId, open }) => serviceId === chosen && open);
  const list = useRef<HTMLDivElement>(null);
  const give = async () => {
    if (queue === undefined) return;
    if (await reception.walkIn(queue, priority)) setWish((now) => (now === wish ? NOTHING : now));
  };
  /** Focuses the services; with a chosen service it gives the number. */
  const focusOrGive = () => {
    const radios = [...(list.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    if (queue !== undefined && list.current?.contains(document.activeElement)) void give();
    else (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
  };
  useKeys({ F4: () => setWish((before) => ({ ...before, priority: !before.priority })), F8: focusOrGive });
  return (
    <>
      <Title>
        <h2 id="walk-in-title">{t('walkIn.title')}</h2>
        <span>
          <KeyCap of="F8" /> {t('walkIn.byLetter')}
        </span>
      </Title>
      <Services list={list} queues={queues} chosen={chosen} onChoose={(serviceId) => choose({ serviceId })} />
      <Checkbox checked={priority} onChange={({ target }) => choose({ priority: target.checked })}>
        {t('walkIn.priority')} <KeyCap of="F4" />
      </Checkbox>
      <Acts>
        <Button
          kind="outline"
          busy={reception.isBusy}
          disabledReason={queue === undefined ? t('walkIn.chooseFirst') : undefined}
          onClick={() => void give()}
        >
          <KeyCap of="F8" />
          {t('walkIn.take')}
        </Button>
        <Button kind="outline" onClick={() => reception.opens('book')}>
          <KeyCap of="F6" />
          {t('book.title')}
        </Button>
        <Button kind="outline" onClick={() => reception.opens('code')}>
          <KeyCap of="F10" />
          {t('loginCode.title')}
        </Button>
      </Acts>
    </>
  );
}
