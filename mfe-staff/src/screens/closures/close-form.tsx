import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { CLOSURE_REASONS, type ClosureReason } from '@vez/shared/domain';
import { Button, Card, CardTitle, Notice, Segments, SelectField, TextField, token } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { Column, Columns } from '../../components/columns';
import { useNoticedAct } from '../../components/use-noticed-act';
import {
  CLOSABLE,
  newDraft,
  problemsOf,
  scopeOf,
  type ClosureDraft,
  type DraftProblem,
} from '../../model/closure';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { Affected, usePreview } from './affected';

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(220)}), 1fr));
  gap: ${token.space[3]};
`;
/** The columns are inside the page's own margins. */
const Form = styled.form`
  ${Columns} {
    padding: 0;
  }
`;

interface Props {
  self: StaffSelf;
  locationId: number;
  /** By the server's clock, in ms. */
  now: number;
  readAgain(): Promise<unknown>;
}

interface FieldsProps extends Pick<Props, 'self' | 'locationId'> {
  draft: ClosureDraft;
  problems: readonly DraftProblem[];
  change(more: Partial<ClosureDraft>): void;
}

function What({ self, locationId, draft, problems, change }: FieldsProps) {
  const { t } = useTexts();
  const may = CLOSABLE.filter((what) => what !== 'department' || self.allOffices === true);
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  return (
    <>
      <Segments
        label={t('closures.what')}
        choices={may.map((what) => ({ value: what, label: t(`closures.whole.${what}`) }))}
        value={draft.what}
        onChange={(what) => change({ what })}
        minWidth={140}
      />
      {draft.what === 'service' && (
        <SelectField
          label={t('closures.service')}
          placeholder
          value={draft.serviceId === 0 ? '' : String(draft.serviceId)}
          error={problems.includes('service') ? t('closures.chooseService') : undefined}
          choices={queues.map(({ serviceId, letter, serviceName }) => ({
            value: String(serviceId),
            label: [letter, serviceName].filter(Boolean).join(' · '),
          }))}
          onChange={({ target }) => change({ serviceId: Number(target.value) })}
        />
      )}
    </>
  );
}

function WhenAndWhy({ draft, problems, change }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Times>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="datetime-local"
            label={t(`closures.${end}`)}
            value={draft[end]}
            error={problems.includes(end) ? t(`closures.${end}Wrong`) : undefined}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        ))}
      </Times>
      <SelectField
        label={t('closures.reason')}
        placeholder
        value={draft.reason}
        error={problems.includes('reason') ? t('closures.chooseReason') : undefined}
        choices={CLOSURE_REASONS.map((reason) => ({ value: reason, label: t(`closures.for.${reason}`) }))}
        onChange={({ target }) => change({ reason: target.value as ClosureReason })}
      />
      <Segments
        label={t('closures.numbers')}
        choices={(['keep', 'end'] as const).map((what) => ({ value: what, label: t(`closures.${what}`) }))}
        value={draft.endsNumbers ? 'end' : 'keep'}
        onChange={(what) => change({ endsNumbers: what === 'end' })}
        minWidth={180}
      />
    </>
  );
}

/** Manages the fields, the preview and the submission. The supervisor confirms by typing the number of people. */
function useCloseForm({ locationId, now, readAgain }: Omit<Props, 'self'>) {
  const { t } = useTexts();
  const api = useStaffApi();
  const clock = useCityClock();
  const fresh = () => newDraft(locationId, new Date(now), clock);
  const [draft, setDraft] = useState(fresh);
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [isTypedWrong, setTypedWrong] = useState(false);
  const [isDone, setDone] = useState(false);
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const scope = scopeOf(draft, new Date(now), clock);
  const preview = usePreview(scope, draft);
  const change = (more: Partial<ClosureDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems([]);
    setTypedWrong(false);
    setFailed(undefined);
    setDone(false);
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    const wrong = problemsOf(draft, new Date(now), clock);
    setProblems(wrong);
    const { affected } = preview;
    const isSure = affected !== undefined && (affected === 0 || typed.trim() === String(affected));
    setTypedWrong(wrong.length === 0 && !isSure);
    if (wrong.length > 0 || scope === undefined || !isSure || draft.reason === '') return;
    const { reason, endsNumbers } = draft;
    const hasClosed = await run({
      run: () => api.closeOffice({ ...scope, reason, endsNumbers }),
      then: readAgain,
    });
    setDone(hasClosed);
    if (!hasClosed) return;
    setDraft(fresh());
    setTyped('');
  }
  const type = (text: string) => {
    setTyped(text);
    setTypedWrong(false);
  };
  return { draft, problems, change, scope, preview, typed, type, isTypedWrong, busy, failed, isDone, submit };
}

/** The form that closes a service, an office or the department, beside a preview. */
export function CloseForm({ self, ...props }: Props) {
  const { t } = useTexts();
  const { draft, problems, change, scope, preview, busy, failed, ...form } = useCloseForm(props);
  const fields = { self, locationId: props.locationId, draft, problems, change };
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <Columns $main={1.6} $least={360}>
        <Card $stacked>
          <CardTitle>{t('closures.close')}</CardTitle>
          <What {...fields} />
          <WhenAndWhy {...fields} />
        </Card>
        <Column>
          <Affected preview={preview} isComplete={scope !== undefined} endsNumbers={draft.endsNumbers} />
          <Card $stacked>
            {preview.affected !== undefined && preview.affected > 0 && (
              <TextField
                label={t('closures.type')}
                hint={t('closures.typeHint')}
                error={form.isTypedWrong ? t('closures.typeWrong', { count: preview.affected }) : undefined}
                value={form.typed}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                chars={6}
                onChange={({ target }) => form.type(target.value)}
              />
            )}
            {failed !== undefined && <Notice kind="error" title={failed} announce />}
            {form.isDone && <Notice kind="success" title={t('closures.done')} announce />}
            <Button type="submit" busy={busy !== undefined}>
              {preview.notified ? t('closures.goTell', { count: preview.notified }) : t('closures.go')}
            </Button>
          </Card>
        </Column>
      </Columns>
    </Form>
  );
}
