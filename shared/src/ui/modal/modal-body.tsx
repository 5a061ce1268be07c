import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme';

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space[1]} ${token.space[4]} ${token.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The content of a modal. If it overflows, it is focusable, so that the keyboard can scroll it. */
export function ModalBody({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = scroller;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <Scroller ref={scroller} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </Scroller>
  );
}
