import { Card, CardTitle, Notice } from '@vez/shared/ui';
import type { ServiceWords } from '../../model/office-settings';
import {
  MOST_NAMES,
  wordsDraftOf,
  wordsOf,
  wordsProblems,
  type WordsProblems,
} from '../../model/words-draft';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { useSettingsForm } from './use-settings-form';
import { DrawingField, NameFields, PhraseFields, type LifeEvents } from './words-fields';

interface Props {
  locationId: number;
  serviceId: number;
  /** As read when editing began. */
  words: ServiceWords;
  events: LifeEvents;
  readAgain(): Promise<unknown>;
}

const NO_PROBLEMS: WordsProblems = {
  withoutIcon: false,
  tooLong: [],
  tooLongPhrases: {},
  tooMany: false,
};

/** Changes the drawing, the search words and the phrases of life events of a service, at all offices of the department. */
export function WordsCard({ serviceId, words, events, ...props }: Props) {
  const { t } = useTexts();
  const { draft, problems, state, save, change, submit, ref } = useSettingsForm({
    ...props,
    was: words,
    draftOf: wordsDraftOf,
    settingsOf: wordsOf,
    noProblems: NO_PROBLEMS,
    problemsOf: wordsProblems,
    isWrong: ({ withoutIcon, tooMany, tooLong, tooLongPhrases }) =>
      withoutIcon || tooMany || tooLong.length > 0 || Object.keys(tooLongPhrases).length > 0,
    changeOf: (was, is) => ({ of: 'words', serviceId, was, is }),
  });
  const fields = { draft, problems, change };
  return (
    <Card as="form" $stacked noValidate ref={ref} onSubmit={(event) => void submit(event)}>
      <CardTitle>{t('office.words')}</CardTitle>
      <p>{t('office.allOffices')}</p>
      <DrawingField {...fields} />
      <NameFields {...fields} />
      <PhraseFields events={events} {...fields} />
      {problems.tooMany && (
        <Notice kind="error" title={t('office.wrong.namesMany', { most: MOST_NAMES })} announce />
      )}
      <FormFoot of="words" title={t('office.words')} save={save} state={state} />
    </Card>
  );
}
