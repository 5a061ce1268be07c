import { PlainList } from '../../components/plain-list';
import { differencesOf, type NewSettings } from '../../model/office-settings';
import { useSettingsWords } from './use-settings-words';

/** What a change replaces, in words. */
export function Differences({ of }: { of: NewSettings }) {
  const { differenceOf } = useSettingsWords();
  return (
    <PlainList>
      {differencesOf(of)
        .map(differenceOf)
        .map((words) => (
          <li key={words}>{words}</li>
        ))}
    </PlainList>
  );
}
