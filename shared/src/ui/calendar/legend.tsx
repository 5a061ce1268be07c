import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { token, type } from '../theme';
import { dayFaces, type DayFace } from './day-face';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  /* Room for the longest single word, “Disponível”. */
  grid-template-columns: repeat(auto-fill, minmax(${token.size(96)}, 1fr));
  gap: ${token.space[2]};
  align-content: start;
  margin-top: ${token.space[4]};
  ${type.meta}
  color: ${token.color.ink2};
  & > li {
    --day-radius: ${token.radius.tick};
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
  }
  ${dayFaces}
  [data-face] {
    flex: none;
    width: ${token.size(24)};
    height: ${token.size(24)};
  }
`;

const KINDS = ['full', 'holiday', 'closed', 'special', 'timeTicket'] as const;

interface EntryProps {
  face: DayFace;
  /** Its first letter or character is the sign. */
  mark?: string;
  isToday?: boolean;
  children: string;
}

function Entry({ face, mark, isToday, children }: EntryProps) {
  return (
    <li>
      <span aria-hidden="true" data-face={face} data-today={isToday}>
        {face === 'chosen' ? <Icon of={Check} size={16} /> : mark && <small>{mark[0]}</small>}
      </span>
      {children}
    </li>
  );
}

/** Explains the marks: red is full, yellow a holiday, grey not open (BOK-47), each with its sign. */
export function Legend() {
  const { legend, mark, word } = useUiTexts().calendar;
  return (
    <List aria-label={legend}>
      <Entry face="open">{word.open}</Entry>
      <Entry face="chosen">{word.chosen}</Entry>
      {KINDS.map((kind) => (
        <Entry key={kind} face={kind} mark={mark[kind]}>
          {word[kind]}
        </Entry>
      ))}
      <Entry face="outside" mark={mark.today} isToday>
        {word.today}
      </Entry>
    </List>
  );
}
