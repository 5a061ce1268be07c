import { Circle, MapPin, Minus } from 'lucide-react';
import styled from 'styled-components';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  ${type.support}
  color: ${token.color.ink2};
`;
const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
`;
const Drawing = styled.span<{ $color: string }>`
  display: flex;
  color: ${({ $color }) => $color};
`;

const MARKS = [
  { state: 'free', glyph: Circle, color: token.color.primary },
  { state: 'elsewhere', glyph: MapPin, color: token.color.blueInk },
  { state: 'full', glyph: Minus, color: token.color.ink3 },
] as const;

/** BOK-57 */
export function SeekLegend() {
  const { t } = useTexts();
  return (
    <List aria-label={t('seek.legend')}>
      {MARKS.map(({ state, glyph, color }) => (
        <Entry key={state}>
          <Drawing $color={color}>
            <Icon of={glyph} size={20} />
          </Drawing>
          {t(`seek.${state}`)}
        </Entry>
      ))}
    </List>
  );
}
