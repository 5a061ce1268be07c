import { useEffect, useState, type ComponentType } from 'react';
import { retryImport } from '@vez/shared/chunks';
import { RowList } from '@vez/shared/ui';
import { USUAL_ROW, type RowsOf } from './rows-of';

/** Above this many rows only those in sight are in the page. */
const WHOLE = 60;
/** More than any screen shows, until the code of long lists is here. */
const FIRST = 24;

interface Props<Item> extends RowsOf<Item> {
  /** How many they were found among: what is left of a long list stays as it was drawn. */
  among?: number;
}

type Windowed = ComponentType<RowsOf<never>>;
/** Kept once it was loaded, so that the next long list is windowed from its first painting on. */
let windowed: Windowed | 'failed' | undefined;

function useWindowed(isLong: boolean) {
  const [loaded, setLoaded] = useState<Windowed | 'failed' | undefined>(() => windowed);
  useEffect(() => {
    if (!isLong || loaded !== undefined) return;
    void retryImport(() => import(/* webpackChunkName: "windowed-rows" */ './windowed-rows')).then(
      ({ WindowedRows }) => setLoaded(() => (windowed = WindowedRows as Windowed)),
      // All rows are slow, and better than some.
      () => setLoaded('failed'),
    );
  }, [isLong, loaded]);
  return loaded;
}

/** Rows in one card. A list above 60 is drawn where it is looked at, and stays one list to a screen reader. */
export function LongList<Item>({ items, among = items.length, ...how }: Props<Item>) {
  const { keyOf, row, height = USUAL_ROW } = how;
  const isLong = among > WHOLE;
  const loaded = useWindowed(isLong);
  if (isLong && loaded !== undefined && loaded !== 'failed') {
    const Rows = loaded as ComponentType<RowsOf<Item>>;
    return <Rows items={items} {...how} />;
  }
  const shown = isLong && loaded === undefined ? items.slice(0, FIRST) : items;
  return (
    <RowList
      style={isLong ? { columns: 'auto', paddingBottom: (items.length - shown.length) * height } : undefined}
    >
      {shown.map((item, at) => (
        <li key={keyOf(item)}>{row(item, at)}</li>
      ))}
    </RowList>
  );
}
