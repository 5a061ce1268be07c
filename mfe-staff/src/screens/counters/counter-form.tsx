import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { HTML_LANG, LANGUAGES, type Language } from '@vez/shared/domain';
import { Button, Card, CardTitle, Checkbox, Notice, TextField, token } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { StaffPage } from '../../components/staff-page';
import { useNoticedAct } from '../../components/use-noticed-act';
import type { OfficeCounter, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';

/** A counter as the form opens it; without a name, a new one, or the directions to all others. */
export type Edited = Pick<OfficeCounter, 'counter' | 'serviceIds' | 'savedAt' | 'directions'> & {
  isForOthers?: boolean;
};

const EMPTY = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;
export const NEW_COUNTER: Edited = {
  counter: '',
  serviceIds: [],
  savedAt: null,
  directions: { floor: EMPTY, area: EMPTY, way: EMPTY },
};
const PARTS = ['floor', 'area', 'way'] as const;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(260)}), 1fr));
  gap: ${token.space[3]};
  legend {
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.bold};
  }
`;

interface Props {
  self: StaffSelf;
  locationId: number;
  edited: Edited;
  /** Called after saving, and to leave. */
  onDone(): Promise<unknown>;
}

/** The fields, and their submission. */
function useCounterForm({ locationId, edited, onDone }: Omit<Props, 'self'>) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [fields, setFields] = useState(edited);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const set = (part: Partial<Edited>) => {
    setFields((before) => ({ ...before, ...part }));
    setIsMissing(false);
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    setFailed(undefined);
    const { serviceIds, directions } = fields;
    const counter = fields.counter.trim();
    if (counter === '' && edited.isForOthers !== true) return setIsMissing(true);
    const { savedAt } = edited;
    const body = {
      ...{ locationId, counter, serviceIds },
      ...(directions === edited.directions ? {} : { directions }),
      ...(savedAt === null ? {} : { savedAt }),
    };
    const save = async () => {
      await api.saveCounter(body);
      await onDone();
    };
    await run({ run: save });
  }
  const toggle = (id: number) =>
    set({
      serviceIds: fields.serviceIds.includes(id)
        ? fields.serviceIds.filter((one) => one !== id)
        : [...fields.serviceIds, id],
    });
  return { fields, set, toggle, isMissing, busy, failed, submit };
}

type Form = ReturnType<typeof useCounterForm>;

/** Floor, area and way in every language. */
function Directions({ fields, set }: Pick<Form, 'fields' | 'set'>) {
  const { t } = useTexts();
  const { directions } = fields;
  const setText = (part: (typeof PARTS)[number], language: Language, text: string) =>
    set({ directions: { ...directions, [part]: { ...directions[part], [language]: text } } });
  return PARTS.map((part) => (
    <Fields key={part}>
      <legend>{t(`counters.${part}`)}</legend>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t(`counters.in.${language}`)}
          lang={HTML_LANG[language]}
          value={directions[part][language]}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setText(part, language, target.value)}
        />
      ))}
    </Fields>
  ));
}

/** Adds a counter, or changes its queues and the directions to it. */
export function CounterForm({ self, ...props }: Props) {
  const { t } = useTexts();
  const { edited, locationId, onDone } = props;
  const { fields, set, toggle, isMissing, busy, failed, submit } = useCounterForm(props);
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  const isNew = edited.counter === '';
  const title = edited.isForOthers
    ? t('counters.others')
    : isNew
      ? t('counters.add')
      : t('counterName', { counter: edited.counter });
  return (
    <StaffPage>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Card $stacked>
          <h1>
            <CardTitle as="span">{title}</CardTitle>
          </h1>
          {edited.isForOthers && <p>{t('counters.othersWhy')}</p>}
          {isNew && !edited.isForOthers && (
            <TextField
              label={t('counters.name')}
              hint={t('place.counterHint')}
              error={isMissing ? t('counters.nameMissing') : undefined}
              value={fields.counter}
              maxLength={20}
              autoComplete="off"
              onChange={({ target }) => set({ counter: target.value })}
            />
          )}
          {!edited.isForOthers && (
            <fieldset>
              <legend>{t('counters.usual')}</legend>
              {queues.map(({ serviceId, letter, serviceName }) => (
                <Checkbox
                  key={serviceId}
                  checked={fields.serviceIds.includes(serviceId)}
                  onChange={() => toggle(serviceId)}
                >
                  {[letter, serviceName].filter(Boolean).join(' · ')}
                </Checkbox>
              ))}
            </fieldset>
          )}
          <Directions fields={fields} set={set} />
          {failed !== undefined && <Notice kind="error" title={failed} announce />}
          <Button type="submit" busy={busy !== undefined}>
            {t('counters.save')}
          </Button>
          <Button kind="outline" onClick={() => void onDone()}>
            {t('back')}
          </Button>
        </Card>
      </form>
    </StaffPage>
  );
}
