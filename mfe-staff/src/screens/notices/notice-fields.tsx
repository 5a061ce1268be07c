import styled from 'styled-components';
import { HTML_LANG, LANGUAGES, LANGUAGE_NAME, MOST_NOTICE_LETTERS, NOTICE_KINDS } from '@vez/shared/domain';
import { Checkbox, Segments, SelectField, TextField, token } from '@vez/shared/ui';
import { DELAYS } from '../../model/office-notice';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import type { NoticeForm } from './use-notice-form';

const Words = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(260)}), 1fr));
  gap: ${token.space[3]};
`;

interface Props {
  self: StaffSelf;
  locationId: number;
  form: NoticeForm;
}

/** Own words in each language; missing ones show another language. */
function OwnWords({ draft, problems, change }: NoticeForm) {
  const { t } = useTexts();
  return (
    <Words>
      {LANGUAGES.map((language, at) => (
        <TextField
          key={language}
          label={LANGUAGE_NAME[language]}
          lang={HTML_LANG[language]}
          hint={at === 0 ? t('notices.wordsHint') : undefined}
          error={at === 0 && problems.includes('texts') ? t('notices.wordsMissing') : undefined}
          value={draft.texts[language]}
          maxLength={MOST_NOTICE_LETTERS}
          autoComplete="off"
          onChange={({ target }) => change({ texts: { ...draft.texts, [language]: target.value } })}
        />
      ))}
    </Words>
  );
}

/** Where a notice applies: the whole office, or one queue. A change keeps it. */
function Where({ self, locationId, form: { draft, change } }: Props) {
  const { t } = useTexts();
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  const all = [
    { value: '0', label: t('notices.wholeOffice') },
    ...queues.map(({ serviceId, letter, serviceName }) => ({
      value: String(serviceId),
      label: [letter, serviceName].filter(Boolean).join(' · '),
    })),
  ];
  const isKept = ({ value }: { value: string }) =>
    draft.changes === undefined || value === String(draft.serviceId);
  return (
    <SelectField
      label={t('notices.where')}
      value={String(draft.serviceId)}
      choices={all.filter(isKept)}
      onChange={({ target }) => change({ serviceId: Number(target.value) })}
    />
  );
}

export function NoticeFields(props: Props) {
  const { t } = useTexts();
  const { form } = props;
  const { draft, problems, change } = form;
  return (
    <>
      <Segments
        label={t('notices.what')}
        choices={NOTICE_KINDS.map((kind) => ({ value: kind, label: t(`notices.kind.${kind}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        minWidth={140}
      />
      {draft.kind === 'late' && (
        <Segments
          label={t('notices.minutes')}
          choices={[...new Set([...DELAYS, draft.minutes])].map((value) => ({ value, label: value }))}
          value={draft.minutes}
          onChange={(minutes) => change({ minutes })}
          minWidth={72}
        />
      )}
      {draft.kind === 'own' && <OwnWords {...form} />}
      <Where {...props} />
      <TextField
        type="time"
        label={t('notices.end')}
        error={problems.includes('until') ? t('notices.endWrong') : undefined}
        value={draft.until}
        chars={8}
        onChange={({ target }) => change({ until: target.value })}
      />
      <Checkbox checked={draft.tells} onChange={() => change({ tells: !draft.tells })}>
        {t(draft.changes === undefined ? 'notices.tells' : 'notices.tellsAgain')}
      </Checkbox>
    </>
  );
}
