import styled from 'styled-components';
import { HTML_LANG, LANGUAGE_NAME, LANGUAGES, type Language } from '@vez/shared/domain';
import { token, type } from '@vez/shared/ui';
import { LinesField } from '../../components/lines-field';
import { LONGEST_NAME } from '../../model/words-draft';
import { useTexts } from '../../texts';
import { SideBySide } from './side-by-side';

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
  legend: string;
  hint: string;
  lines: Readonly<Record<Language, string>>;
  tooLong: readonly Language[];
  change(lines: Readonly<Record<Language, string>>): void;
}

/** Texts in each language, one a line. */
export function TextsFields({ legend, hint, lines, tooLong, change }: Props) {
  const { t } = useTexts();
  return (
    <Names>
      <legend>{legend}</legend>
      <p>{hint}</p>
      <SideBySide>
        {LANGUAGES.map((language) => (
          <LinesField
            key={language}
            label={LANGUAGE_NAME[language]}
            lang={HTML_LANG[language]}
            error={tooLong.includes(language) && t('office.wrong.nameLong', { most: LONGEST_NAME })}
            value={lines[language]}
            autoComplete="off"
            onChange={({ target }) => change({ ...lines, [language]: target.value })}
          />
        ))}
      </SideBySide>
    </Names>
  );
}
