import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useUiTexts } from '../texts';
import { token, type, visuallyHidden } from '../theme';

const STILL_MS = 2_000;
const SLOW_MS = 8_000;

const Words = styled.p`
  margin: ${token.space[4]} 0;
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
`;
const Unseen = styled.span`
  ${visuallyHidden}
`;

type Patience = 'soon' | 'still' | 'slow';

function usePatience(): Patience {
  const [patience, setPatience] = useState<Patience>('soon');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPatience('still'), STILL_MS),
      setTimeout(() => setPatience('slow'), SLOW_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return patience;
}

interface WaitingViewProps {
  /** The skeleton of what is loading. */
  children: ReactNode;
  /** What is offered after 8 s. */
  whenSlow?: ReactNode;
}

/** A skeleton that shows “still loading” after 2 s (SHL-14). */
export function WaitingView({ children, whenSlow }: WaitingViewProps) {
  const texts = useUiTexts();
  const patience = usePatience();
  return (
    <div aria-busy="true">
      <div aria-hidden="true">{children}</div>
      <div role="status">
        {patience === 'soon' ? (
          <Unseen>{texts.loading}</Unseen>
        ) : (
          <Words>{patience === 'slow' ? texts.slowLoading : texts.stillLoading}</Words>
        )}
      </div>
      {patience === 'slow' && whenSlow}
    </div>
  );
}
