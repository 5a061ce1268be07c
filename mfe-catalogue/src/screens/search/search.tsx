import { useEffect, useState, type FormEvent } from 'react';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { Page, TextField } from '@vez/shared/ui';
import { ScreenHead } from '../../components/screen-head';
import { cleanKeyword } from '../../model/keyword';
import { useTexts } from '../../texts';
import { History } from './history';
import { Results } from './results';
import { Suggestions } from './suggestions';

/** VAL-03 */
const DEBOUNCE_MS = 500;

/** CAT-23, VAL-01 to VAL-06. The keyword is in the address, so that back returns to it. */
export function Search({ asked }: { asked: string }) {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const isKnown = useSession().kind !== 'anonymous';
  const [text, setText] = useState(() => cleanKeyword(asked).keyword);
  const [problem, setProblem] = useState<string>();
  const keyword = text.trim();
  const shown = keyword === '' ? '' : cleanKeyword(asked).keyword.trim();

  useEffect(() => {
    if (keyword === asked) return;
    const timer = setTimeout(() => {
      bridge.navigate(keyword === '' ? '/search' : `/search?q=${encodeURIComponent(keyword)}`, {
        replace: true,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked, bridge, keyword]);

  const take = (raw: string) => {
    const { keyword: clean, hadForbidden } = cleanKeyword(raw);
    setText(clean);
    setProblem(hadForbidden ? t('search.forbidden') : undefined);
  };
  /** Every pause while typing finds something; only what was meant is kept, and for whoever is logged in. */
  const record = (meant: string) => {
    if (isKnown && meant !== '')
      void api.searchAndRecord({ keyword: meant, record: true }).catch(() => undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keyword === '') setProblem(t('search.keywordEmpty'));
    else record(keyword);
  };

  return (
    <>
      <ScreenHead title={t('search.title')} />
      <Page>
        <form role="search" onSubmit={submit}>
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('search.label')}
            value={text}
            error={problem}
            // While an input method is composing, its text is not a keyword yet.
            onChange={({ target, nativeEvent }) =>
              (nativeEvent as InputEvent).isComposing ? setText(target.value) : take(target.value)
            }
            onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
          />
        </form>
        {shown === '' && isKnown && <History onChoose={take} />}
        {shown === '' && <Suggestions />}
        {shown !== '' && <Results keyword={shown} onOpen={() => record(shown)} />}
      </Page>
    </>
  );
}
