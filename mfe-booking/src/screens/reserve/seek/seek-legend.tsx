import styled from 'styled-components';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../../../texts';
import { GLYPH } from './seek-cell';

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
  { state: 'free', color: token.color.primary },
  { state: 'elsewhere', color: token.color.blueInk },
  { state: 'full', color: token.color.ink3 },
] as const;

/** BOK-57 */
export function SeekLegend() {
  const { t } = useTexts();
  return (
    <List aria-label={t('seek.legend')}>
      {MARKS.map(({ state, color }) => (
        <Entry key={state}>
          <Drawing $color={color}>
            <Icon of={GLYPH[state]} size={20} />
          </Drawing>
          {t(`seek.${state}`)}
        </Entry>
      ))}
    </List>
  );
}
