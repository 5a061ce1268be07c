import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { retryImport } from '@vez/shared/chunks';
import { RowList, token } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { USUAL_ROW, type RowsOf } from './rows-of';

/** Above this many rows only those in sight are in the page. */
const WHOLE = 60;
/** More than any screen shows, until the code of long lists is here. */
const FIRST = 24;

/** Classes, not inline styles, which a painted page must not have. */
const LongRows = styled(RowList)`
  columns: auto;
`;
/** The room of the rows to come; without JavaScript none do. */
const Rest = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  @media (scripting: none) {
    height: auto;
    padding: ${token.space[4]};
  }
`;

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
  const { t } = useTexts();
  const loaded = useWindowed(isLong);
  if (isLong && loaded !== undefined && loaded !== 'failed') {
    const Rows = loaded as ComponentType<RowsOf<Item>>;
    return <Rows items={items} {...how} />;
  }
  if (!isLong || loaded === 'failed') {
    const Whole = isLong ? LongRows : RowList;
    return (
      <Whole>
        {items.map((item, at) => (
          <li key={keyOf(item)}>{row(item, at)}</li>
        ))}
      </Whole>
    );
  }
  const rest = Math.max(0, items.length - FIRST);
  return (
    <>
      <LongRows>
        {items.slice(0, FIRST).map((item, at) => (
          <li key={keyOf(item)} aria-posinset={at + 1} aria-setsize={items.length}>
            {row(item, at)}
          </li>
        ))}
      </LongRows>
      {rest > 0 && (
        <Rest $height={rest * height}>
          <noscript>{t('list.rest', { count: rest })}</noscript>
        </Rest>
      )}
    </>
  );
}
