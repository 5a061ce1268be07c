import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { retryImport } from '@vez/shared/chunks';
import { RowList, token } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { USUAL_ROW, type RowsOf } from './rows-of';

/** Longer lists render only the rows in view. */
const WHOLE = 60;
/** Rows rendered until the code for long lists has loaded; more than any screen shows. */
const FIRST = 24;

/** Uses classes, because a painted page must not have inline styles. */
const LongRows = styled(RowList)`
  columns: auto;
`;
/** Reserves the height of the remaining rows, which need JavaScript. */
const Rest = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  @media (scripting: none) {
    height: auto;
    padding: ${token.space[4]};
  }
`;

interface Props<Item> extends RowsOf<Item> {
  /** The length of the unfiltered list: the filtered rows of a long list stay windowed. */
  among?: number;
}

type Windowed = ComponentType<RowsOf<never>>;
/** Cached, so that the next long list is windowed from its first render. */
let windowed: Windowed | 'failed' | undefined;

function useWindowed(isLong: boolean) {
  const [loaded, setLoaded] = useState<Windowed | 'failed' | undefined>(() => windowed);
  useEffect(() => {
    if (!isLong || loaded !== undefined) return;
    void retryImport(() => import(/* webpackChunkName: "windowed-rows" */ './windowed-rows')).then(
      ({ WindowedRows }) => setLoaded(() => (windowed = WindowedRows as Windowed)),
      // Rendering all rows is slow, but better than losing some.
      () => setLoaded('failed'),
    );
  }, [isLong, loaded]);
  return loaded;
}

/** Rows in one card. A list above 60 renders only the rows in view, but stays one list to a screen reader. */
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
