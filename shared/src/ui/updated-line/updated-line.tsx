import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { fill, useUiTexts } from '../texts';
import { figures, token, type } from '../theme';

const Line = styled.p<{ $stale: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  ${type.support}
  ${figures}
  color: ${({ $stale }) => ($stale ? token.color.amberInk : token.color.ink2)};
`;

const Dot = styled.span`
  flex: none;
  width: ${token.size(8)};
  height: ${token.size(8)};
  margin: 0 ${token.size(1)} 0 ${token.size(3)};
  border-radius: 50%;
  background: ${token.color.primary};
  box-shadow: 0 0 0 ${token.size(3)} ${token.color.soft};
  forced-color-adjust: none;
`;

/** A dot and the word “live”, with the HH:mm of the last answer where there is no other line for it. */
export function LiveMark({ time }: { time?: string }) {
  const texts = useUiTexts();
  return (
    <Line as="span" $stale={false}>
      <Dot />
      <span>{texts.live}</span>
      {time !== undefined && <span>{time}</span>}
    </Line>
  );
}

interface UpdatedLineProps {
  /** HH:mm of the last answer. */
  time: string;
  /** The figures beside it are outdated. */
  stale?: boolean;
  /** False if the mark of live figures is already shown above. */
  dot?: boolean;
  /** More, such as “6 minutes ago”. */
  children?: ReactNode;
}

/** “Updated 09:31”: always beside live figures, even outdated ones. */
export function UpdatedLine({ time, stale = false, dot = true, children }: UpdatedLineProps) {
  const texts = useUiTexts();
  return (
    <Line $stale={stale}>
      {stale ? <Icon of={Clock} size={20} /> : dot && <Dot />}
      <span>
        {fill(texts.updatedAt, { time })}
        {children && <> · {children}</>}
      </span>
    </Line>
  );
}
