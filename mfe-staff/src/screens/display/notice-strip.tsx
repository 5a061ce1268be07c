import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import type { OfficeNotice } from '@vez/shared/domain';
import { token } from '@vez/shared/ui';
import { InBoth } from '../../components/in-both';
import type { Sign } from '../../components/use-sign-words';
import { d } from './display-parts';

/** Longer texts do not fit on a line for each of the two languages. */
const LONG_TEXT = 100;

const Strip = styled.div<{ $isLong: boolean }>`
  display: flex;
  align-items: center;
  gap: ${d(28)};
  margin: 0 ${d(40)};
  padding: ${d(6)} ${d(36)};
  border-radius: ${d(20)};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  svg {
    flex: none;
    width: ${d(52)};
    height: ${d(52)};
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: ${({ $isLong }) => d($isLong ? 24 : 28)};
    overflow-wrap: anywhere;
  }
  p:first-child {
    font-size: ${({ $isLong }) => d($isLong ? 26 : 32)};
    font-weight: ${token.weight.bold};
  }
`;

/** Several notices take turns. */
const TURN_MS = 10_000;

interface Props {
  notices: readonly OfficeNotice[] | undefined;
  now: number;
  signs: readonly Sign[];
}

/** What the office tells everyone, above the calls. */
export function NoticeStrip({ notices = [], now, signs }: Props) {
  const inForce = notices.filter(({ until }) => Date.parse(until) > now);
  const shown = inForce[Math.floor(now / TURN_MS) % Math.max(1, inForce.length)];
  if (shown === undefined) return null;
  return (
    <Strip $isLong={signs.some(({ language }) => shown.texts[language].length > LONG_TEXT)}>
      <Megaphone aria-hidden="true" />
      <div>
        <InBoth signs={signs} of={(_, language) => shown.texts[language]} />
      </div>
    </Strip>
  );
}
