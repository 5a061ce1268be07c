import { useCallback, useEffect, type FormEvent } from 'react';
import styled from 'styled-components';
import { useApi, useBridge, useMode, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { Page, TextField } from '@vez/shared/ui';
import { ScreenHead } from '../../components/screen-head';
import { useKeyword } from '../../components/use-keyword';
import { DEBOUNCE_MS } from '../../components/use-settled';
import { cleanKeyword } from '../../model/keyword';
import { useTexts } from '../../texts';
import { History } from './history';
import { Results } from './results';
import { Suggestions } from './suggestions';

const Keyword = styled(TextField)`
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

/** The search (CAT-23, VAL-01 to VAL-06). The address holds the keyword, so that Back returns to it. */
export function Search({ asked }: { asked: string }) {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const isByVideo = useMode() === 'remoteCounter';
  const isKnown = useSession().kind !== 'anonymous';
  const { keyword, isComposing, problem, take, refuseBlank, box } = useKeyword(asked);
  const shown = keyword === '' ? '' : cleanKeyword(asked).keyword.trim();

  useEffect(() => {
    if (isComposing || keyword === asked) return;
    const timer = setTimeout(() => {
      bridge.navigate(keyword === '' ? paths.search() : paths.search({ q: keyword }), {
        replace: true,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked, bridge, isComposing, keyword]);

  /** Every pause in typing searches; only the final keyword is saved, for logged-in users. */
  const record = useCallback(
    (meant: string) => {
      if (isKnown && meant !== '')
        void api
          .searchAndRecord({ keyword: meant, record: true, ...(isByVideo && { remoteCounter: true }) })
          .catch(() => undefined);
    },
    [api, isByVideo, isKnown],
  );
  const recordShown = useCallback(() => record(shown), [record, shown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keyword === '') refuseBlank();
    else record(keyword);
  };

  return (
    <>
      <ScreenHead title={t('search.title')} />
      <Page full>
        <form role="search" action={paths.search()} onSubmit={submit}>
          <Keyword
            type="search"
            name="q"
            enterKeyHint="search"
            label={t('search.label')}
            placeholder={t('search.example')}
            error={problem}
            {...box}
          />
        </form>
        {shown === '' && isKnown && <History onChoose={take} />}
        {shown === '' && <Suggestions />}
        {shown !== '' && <Results keyword={shown} onOpen={recordShown} />}
      </Page>
    </>
  );
}
