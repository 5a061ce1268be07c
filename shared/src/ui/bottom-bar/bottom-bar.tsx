import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, onLargePhone, token, type } from '../theme';
import { useFootHeight } from './use-foot-height';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
  padding-bottom: env(safe-area-inset-bottom);
  /* In landscape, or with large text, the page needs the height. */
  @media (max-height: 480px) {
    position: static;
  }
  ${onLargePhone('position:static;')}
  ${media.wide} {
    position: static;
    border-top: 0;
    background: none;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  max-width: ${token.size(680)};
  margin: 0 auto;
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};
  ${media.wide} {
    max-width: ${token.size(1104)};
  }
`;

const Summary = styled.div`
  ${type.support}
  color: ${token.color.ink2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  & > * {
    flex: 1 1 ${token.size(120)};
  }
  ${media.desktop} {
    & > * {
      flex: none;
    }
  }
  /* The reason for a disabled button is below it. */
  & > p {
    flex-basis: 100%;
    margin-top: 0;
  }
`;

interface BottomBarProps {
  children: ReactNode;
  /** One line above the button that summarises its effect. */
  summary?: ReactNode;
  /** Terms to agree to, directly above the button. */
  terms?: ReactNode;
}

/** Keeps the main button of a screen within reach of the thumb; two buttons are side by side. */
export function BottomBar({ children, summary, terms }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFootHeight(bar);
  return (
    <Bar ref={bar}>
      <Inner>
        {summary && <Summary>{summary}</Summary>}
        {terms}
        <Buttons>{children}</Buttons>
      </Inner>
    </Bar>
  );
}
