import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { useUiTexts, type UiTexts } from '../texts';
import { media, token, type } from '../theme';
import { DayFace, DayMark } from './day-face';
import type { DayKind } from './day-kind';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${token.size(88)}, 1fr));
  gap: ${token.space[2]} ${token.space[3]};
  align-content: start;
  margin-top: ${token.space[4]};
  ${type.meta}
  color: ${token.color.ink2};
  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
  }
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Sample = styled.span`
  flex: none;
  width: ${token.size(24)};
  height: ${token.size(24)};
  --day-radius: ${token.radius.tick};
`;

const KINDS = ['full', 'holiday', 'closed', 'special', 'session'] as const;

/** A mark too long for the sample keeps its first letter. */
const short = (mark: string) => (/^[\u3400-\u9fff]+$/.test(mark) ? mark[0] : mark.slice(0, 1));

function Entry({ kind, words, isToday = false }: { kind: DayKind; words: string; isToday?: boolean }) {
  const { calendar } = useUiTexts();
  const mark: string | undefined = isToday
    ? calendar.mark.today
    : calendar.mark[kind as keyof UiTexts['calendar']['mark']];
  return (
    <li>
      <Sample aria-hidden="true">
        <DayFace $kind={kind} $today={isToday}>
          {mark && <DayMark>{short(mark)}</DayMark>}
        </DayFace>
      </Sample>
      {words}
    </li>
  );
}

/** What the marks mean: red is full, yellow a holiday, grey not open (BOK-47), each with its sign. */
export function Legend() {
  const { calendar } = useUiTexts();
  return (
    <List aria-label={calendar.legend}>
      <Entry kind="open" words={calendar.word.open} />
      <li>
        <Sample aria-hidden="true">
          <DayFace $kind="open" $chosen>
            <Icon of={Check} size={16} />
          </DayFace>
        </Sample>
        {calendar.word.chosen}
      </li>
      {KINDS.map((kind) => (
        <Entry key={kind} kind={kind} words={calendar.word[kind]} />
      ))}
      <Entry kind="outside" isToday words={calendar.word.today} />
    </List>
  );
}
