import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RowList, token } from '@vez/shared/ui';
import { USUAL_ROW, type RowsOf } from './rows-of';

/** Rows above and below what is in sight: as far as a key or a flick goes before the next painting. */
const SPARE = 6;

const Rows = styled(RowList)`
  position: relative;
  columns: auto;
  & > li {
    position: absolute;
    inset: 0 0 auto;
  }
  /* The first row in the page is seldom the first of the list. */
  & > li:first-child:not([aria-posinset='1'])::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 ${token.space[4]};
    background: ${token.color.line};
  }
`;

/** Where the list begins in the page; what stands above it may grow and shrink. */
function useTop(list: React.RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return top;
}

/**
 * The rows in sight out of a long list, each saying which of how many it is. The row that holds the focus stays
 * in the page while scrolling, so that Tab goes on from it.
 */
export function WindowedRows<Item>({ items, keyOf, row, height = USUAL_ROW }: RowsOf<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    // Nothing has a height in a part that is not shown.
    measureElement: (element) => element.getBoundingClientRect().height || height,
    overscan: SPARE,
    scrollMargin: top,
    getItemKey: (at) => keyOf(items[at]!),
    rangeExtractor(range) {
      const rows = defaultRangeExtractor(range);
      const focused = list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.index;
      const kept = Number(focused ?? -1);
      return kept < 0 || kept >= items.length || rows.includes(kept)
        ? rows
        : [...rows, kept].sort((a, b) => a - b);
    },
  });
  return (
    <Rows ref={list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {row(items[index]!, index)}
        </li>
      ))}
    </Rows>
  );
}
