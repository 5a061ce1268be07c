import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Button, CardTitle, Confirm, Notice, token } from '@vez/shared/ui';
import { changedBy, undoOf } from '../../model/settings-undo';
import type { OfficeSettings, SettingsChange } from '../../model/wire';
import { useTexts } from '../../texts';
import { ConfirmAffected } from './confirm-affected';
import { Differences } from './differences';
import { Row, RowFacts, Rows } from './rows';
import { useSettingsWords } from './use-settings-words';
import { useUndo } from './use-undo';

const Question = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

interface RowProps {
  listed: SettingsChange;
  /** The calendar, the order of calling, or a service and a part of its settings. */
  title: string;
  onUndo: (() => void) | undefined;
}

function ChangeRow({ listed, title, onUndo }: RowProps) {
  const { t } = useTexts();
  const { momentOf } = useSettingsWords();
  const change = changedBy(listed);
  const when = momentOf(listed.at);
  return (
    <Row>
      <RowFacts>
        <h3>{title}</h3>
        <p>{[when, listed.by].filter(Boolean).join(' · ')}</p>
        {change && <Differences of={change} />}
      </RowFacts>
      {onUndo && (
        <Button kind="outline" fit aria-label={`${t('office.undo')}: ${title}, ${when}`} onClick={onUndo}>
          {t('office.undo')}
        </Button>
      )}
    </Row>
  );
}

interface Props {
  settings: OfficeSettings;
  locationId: number;
  allOffices: boolean;
  /** By the server's clock, in ms. */
  now: number;
  readAgain(): Promise<unknown>;
}

/** The last changes, the newest first, each of which can be undone while nothing changed the same settings since. */
export function ChangeRows({ settings, locationId, allOffices, now, readAgain }: Props) {
  const { t } = useTexts();
  const today = useCityClock().cityDay(new Date(now));
  const { undo, isSaved, save, ask, confirm } = useUndo(locationId, readAgain);
  const nameOf = (id: number | null) =>
    settings.services.find(({ serviceId }) => serviceId === id)?.serviceName;
  const titleOf = ({ serviceId, calendar, order, bookings }: SettingsChange) =>
    calendar || order
      ? t(order ? 'office.order' : 'office.calendar')
      : [nameOf(serviceId), t(bookings ? 'office.bookings' : 'office.words')].filter(Boolean).join(' · ');
  return (
    <section>
      <CardTitle>{t('office.changes')}</CardTitle>
      {save.failed !== undefined && <Notice kind="error" title={save.failed} announce />}
      {isSaved && <Notice kind="success" title={t('office.saved')} announce />}
      {settings.changes.length === 0 && <p>{t('office.noChanges')}</p>}
      <Rows>
        {settings.changes.map((listed) => {
          const reverse = undoOf(listed, settings, { today, allOffices });
          return (
            <ChangeRow
              key={listed.changeId}
              listed={listed}
              title={titleOf(listed)}
              onUndo={reverse && (() => ask(reverse))}
            />
          );
        })}
      </Rows>
      <Confirm
        open={undo !== undefined}
        title={t('office.undoTitle')}
        confirm={t(save.outcome === undefined ? 'office.undo' : 'office.saveAnyway')}
        busy={save.isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => ask(undefined)}
      >
        {undo && (
          <Question noValidate onSubmit={(event) => void confirm(event)}>
            <Differences of={undo} />
            <ConfirmAffected of={undo.of} save={save} />
          </Question>
        )}
      </Confirm>
    </section>
  );
}
