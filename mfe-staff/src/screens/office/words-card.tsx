import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Card, CardTitle, Notice } from '@vez/shared/ui';
import { differencesOf, type ServiceWords } from '../../model/office-settings';
import {
  MOST_NAMES,
  wordsDraftOf,
  wordsOf,
  wordsProblems,
  type WordsDraft,
  type WordsProblems,
} from '../../model/service-draft';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { useSave } from './use-save';
import { DrawingField, NameFields } from './words-fields';

interface Props {
  locationId: number;
  serviceId: number;
  /** As read when editing began. */
  words: ServiceWords;
  readAgain(): Promise<unknown>;
}

const NO_PROBLEMS: WordsProblems = { withoutIcon: false, tooLong: [], tooMany: false };

function useWordsForm({ locationId, serviceId, words, readAgain }: Props) {
  const [was, setWas] = useState(words);
  const [draft, setDraft] = useState(() => wordsDraftOf(words));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [state, setState] = useState<'changed' | 'unchanged' | 'saved'>('changed');
  const save = useSave(locationId, readAgain);
  const change = (more: Partial<WordsDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems(NO_PROBLEMS);
    setState('changed');
    save.reset();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isBusy) return;
    const wrong = wordsProblems(draft);
    setProblems(wrong);
    if (wrong.withoutIcon || wrong.tooMany || wrong.tooLong.length > 0) return;
    const is = wordsOf(draft);
    const replaced = { of: 'words', serviceId, was, is } as const;
    if (differencesOf(replaced).length === 0) return setState('unchanged');
    setState('changed');
    if ((await save.save(replaced)) !== 'saved') return;
    setWas(is);
    setState('saved');
  }
  return { draft, problems, state, save, change, submit };
}

/** Changes the drawing and the search words of a service, at all offices of the department. */
export function WordsCard(props: Props) {
  const { t } = useTexts();
  const { draft, problems, state, save, change, submit } = useWordsForm(props);
  const form = useRef<HTMLFormElement>(null);
  const fields = { draft, problems, change };
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);
  return (
    <Card as="form" $stacked noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <CardTitle>{t('office.words')}</CardTitle>
      <p>{t('office.allOffices')}</p>
      <DrawingField {...fields} />
      <NameFields {...fields} />
      {problems.tooMany && (
        <Notice kind="error" title={t('office.wrong.namesMany', { most: MOST_NAMES })} announce />
      )}
      <FormFoot
        of="words"
        title={t('office.words')}
        save={save}
        isUnchanged={state === 'unchanged'}
        isSaved={state === 'saved'}
      />
    </Card>
  );
}
