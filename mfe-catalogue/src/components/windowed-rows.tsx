import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RowList, token } from '@vez/shared/ui';
import { USUAL_ROW, type RowsOf } from './rows-of';

/** Extra rows above and below the view, for a key press or flick before the next paint. */
const SPARE = 6;

const Rows = styled(RowList)`
  position: relative;
  columns: auto;
  & > li {
    position: absolute;
    inset: 0 0 auto;
  }
  /* The first rendered row is rarely the first of the list. */
  & > li:first-child:not([aria-posinset='1'])::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 ${token.space[4]};
    background: ${token.color.line};
  }
`;

/** The offset of the list in the page; content above it may change its height. */
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
 * The rows of a long list that are in view, each with its position and the total. The focused row stays rendered
 * while scrolling, so that Tab continues from it.
 */
export function WindowedRows<Item>({ items, keyOf, row, height = USUAL_ROW }: RowsOf<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    // Elements in a hidden part have no height.
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
