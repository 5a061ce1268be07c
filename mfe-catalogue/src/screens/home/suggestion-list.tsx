import { useBridge } from '@vez/shared/bridge';
import type { Suggestion } from '../../model/suggestion';
import { useTexts } from '../../texts';
import { List, Office, Option } from './search-box.styles';

interface Props {
  /** The id of the box; rows append their index. */
  id: string;
  of: readonly Suggestion[];
  active: number;
}

export function SuggestionList({ id, of, active }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  return (
    <List id={`${id}list`} role="listbox" aria-label={t('search.suggested')}>
      {of.map(({ address, name, office, otherName, serviceCount }, at) => (
        <Option
          key={address}
          id={`${id}${at}`}
          role="option"
          aria-selected={at === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => bridge.navigate(address)}
        >
          {name}
          {serviceCount !== undefined && <Office>{t('lifeEvent.count', { count: serviceCount })}</Office>}
          {office !== undefined && (
            <Office>
              {office}
              {otherName !== undefined && ` · ${t('search.matches', { name: otherName })}`}
            </Office>
          )}
        </Option>
      ))}
    </List>
  );
}
