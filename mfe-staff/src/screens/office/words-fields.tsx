import styled from 'styled-components';
import { Icon, SelectField, token } from '@vez/shared/ui';
import { SERVICE_ICONS, serviceIcon } from '@vez/shared/ui/service-icon';
import { linesOf, type WordsDraft, type WordsProblems } from '../../model/words-draft';
import type { ServiceSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { TextsFields } from './texts-fields';
import { useSettingsWords } from './use-settings-words';

const Drawing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[3]};
  max-width: ${token.size(360)};
  > svg {
    margin-bottom: ${token.size(9)};
    color: ${token.color.primary};
  }
`;
export type LifeEvents = ServiceSettings['events'];
const NO_LINES = linesOf([]);

interface Props {
  draft: WordsDraft;
  problems: WordsProblems;
  change(more: Partial<WordsDraft>): void;
}

export function DrawingField({ draft: { icon }, problems, change }: Props) {
  const { t } = useTexts();
  const { iconOf } = useSettingsWords();
  // A name of another system without a drawing stays until another one is chosen.
  const names: readonly string[] =
    icon === '' || SERVICE_ICONS.some((name) => name === icon) ? SERVICE_ICONS : [icon, ...SERVICE_ICONS];
  return (
    <Drawing>
      <SelectField
        label={t('office.field.icon')}
        {...(icon === '' && { placeholder: true as const })}
        value={icon}
        error={problems.withoutIcon && t('office.wrong.icon')}
        choices={names.map((name) => ({ value: name, label: iconOf(name) }))}
        onChange={({ target }) => change({ icon: target.value })}
      />
      <Icon of={serviceIcon(icon)} size={32} />
    </Drawing>
  );
}

export function NameFields({ draft: { lines }, problems, change }: Props) {
  const { t } = useTexts();
  return (
    <TextsFields
      legend={t('office.otherNames')}
      hint={t('office.otherNamesHint')}
      lines={lines}
      tooLong={problems.tooLong}
      change={(next) => change({ lines: next })}
    />
  );
}

/** How people say each life event that begins with the service. */
export function PhraseFields({
  events,
  draft: { phrases },
  problems,
  change,
}: Props & { events: LifeEvents }) {
  const { t } = useTexts();
  return events.map(({ code, name }) => (
    <TextsFields
      key={code}
      legend={t('office.phrases', { event: name })}
      hint={t('office.phrasesHint')}
      lines={phrases[code] ?? NO_LINES}
      tooLong={problems.tooLongPhrases[code] ?? []}
      change={(lines) => change({ phrases: { ...phrases, [code]: lines } })}
    />
  ));
}
