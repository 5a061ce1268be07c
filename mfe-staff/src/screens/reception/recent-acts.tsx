import { Check, Undo2, X } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, figures, Icon, token, type } from '@vez/shared/ui';
import { Panel, PanelFoot } from '../../components/panel';
import { PlainList } from '../../components/plain-list';
import { spoken } from '../../model/spoken';
import { useTexts } from '../../texts';
import type { ReceptionControls } from './use-reception';

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  padding: 0 ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  ${type.support}
  b,
  time {
    ${figures}
  }
  b {
    flex: 0 0 ${token.size(72)};
  }
  span:last-of-type {
    flex: 1;
  }
  button {
    margin: ${token.size(6)} 0;
  }
`;
export const At = styled.time`
  flex: 0 0 ${token.size(44)};
`;

/** The last acts and refusals. A check-in can be undone. */
export function RecentActs({ reception }: { reception: ReceptionControls }) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  const { lines, isBusy, undoCheckIn } = reception;
  return (
    <Panel aria-label={t('reception.done')} role="log">
      {lines.length === 0 && <PanelFoot>{t('reception.nothing')}</PanelFoot>}
      <PlainList>
        {lines.map(({ at, number, words, isRefused, checkedIn }) => (
          <Row key={at}>
            <time>{cityTime(new Date(at))}</time>
            <Icon of={isRefused ? X : Check} size={20} />
            <b>{number === '' ? '–' : spoken(number)}</b>
            <span>{words}</span>
            {checkedIn && (
              <Button
                kind="quiet"
                fit
                icon={Undo2}
                busy={isBusy}
                aria-label={`${t('act.undoCheckIn')}: ${spoken(number)}`}
                onClick={() => undoCheckIn(checkedIn)}
              >
                {t('line.undo')}
              </Button>
            )}
          </Row>
        ))}
      </PlainList>
    </Panel>
  );
}
