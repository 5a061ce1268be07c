import styled from 'styled-components';
import { HTML_LANG, LANGUAGE_NAME, LANGUAGES } from '@vez/shared/domain';
import { Icon, SelectField, token, type } from '@vez/shared/ui';
import { SERVICE_ICONS, serviceIcon } from '@vez/shared/ui/service-icon';
import { LinesField } from '../../components/lines-field';
import { LONGEST_NAME, type WordsDraft, type WordsProblems } from '../../model/service-draft';
import { useTexts } from '../../texts';
import { SideBySide } from './side-by-side';
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
const Names = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  legend {
    padding: 0;
    margin-bottom: ${token.space[1]};
    font-weight: ${token.weight.bold};
  }
  > p {
    ${type.support}
    color: ${token.color.ink2};
  }
`;

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

/** The other names in each language, one a line. */
export function NameFields({ draft: { lines }, problems, change }: Props) {
  const { t } = useTexts();
  return (
    <Names>
      <legend>{t('office.otherNames')}</legend>
      <p>{t('office.otherNamesHint')}</p>
      <SideBySide>
        {LANGUAGES.map((language) => (
          <LinesField
            key={language}
            label={LANGUAGE_NAME[language]}
            lang={HTML_LANG[language]}
            error={problems.tooLong.includes(language) && t('office.wrong.nameLong', { most: LONGEST_NAME })}
            value={lines[language]}
            autoComplete="off"
            onChange={({ target }) => change({ lines: { ...lines, [language]: target.value } })}
          />
        ))}
      </SideBySide>
    </Names>
  );
}
