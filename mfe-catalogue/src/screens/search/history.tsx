import { History as Glyph, Trash2 } from 'lucide-react';
import { useApi, useBridge } from '@vez/shared/bridge';
import { useQuery, useQueryClient } from '@vez/shared/query';
import { Button, ListRow, RowList, Section } from '@vez/shared/ui';
import { searchHistoryQuery } from '../../api/search-queries';
import { useTexts } from '../../texts';

/** The logged-in user's latest searches (CAT-24, CAT-25, CAT-28). */
export function History({ onChoose }: { onChoose(keyword: string): void }) {
  const { t } = useTexts();
  const api = useApi();
  const { feedback } = useBridge();
  const queries = useQueryClient();
  const { data } = useQuery(searchHistoryQuery(api));
  if (!data || data.length === 0) return null;

  const clear = async () => {
    const isSure = await feedback.confirm({
      title: t('search.clearAsk'),
      confirm: t('search.clearYes'),
      cancel: t('search.clearNo'),
      danger: true,
    });
    if (!isSure) return;
    const isDone = await api.clearSearchRecords({}).then(
      () => true,
      // The shell has shown the failure; the list stays.
      () => false,
    );
    if (!isDone) return;
    queries.setQueryData(searchHistoryQuery(api).queryKey, []);
    feedback.toast(t('search.cleared'), 'success');
  };
  return (
    <Section heading={t('search.history')}>
      <RowList>
        {data.map(({ keyword }) => (
          <li key={keyword}>
            <ListRow title={keyword} icon={Glyph} iconSet="teal" onClick={() => onChoose(keyword)} />
          </li>
        ))}
      </RowList>
      <Button kind="quiet" icon={Trash2} fit onClick={() => void clear()}>
        {t('search.clear')}
      </Button>
    </Section>
  );
}
