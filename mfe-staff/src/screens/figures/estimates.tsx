import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { percent } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { Table, Wide } from './figures-table';
import { Note, Plot } from './plot';
import { useFiguresWords } from './use-figures-words';

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: ${token.size(24)};
  margin: ${token.space[3]} 0;
`;

const { primary, surface, ink, ink2, line } = token.color;
const TOLD = [
  { told: 'early', fill: surface, stroke: ink2 },
  { told: 'right', fill: primary, stroke: primary },
  { told: 'late', fill: line, stroke: ink2 },
  { told: 'veryLate', fill: ink, stroke: ink },
] as const;

/** How the waits that people were told turned out. */
export function Estimates({ figures: { estimates } }: { figures: Figures }) {
  const { t } = useTexts();
  const { people } = useFiguresWords();
  const title = t('figures.estimates');
  if (estimates === null)
    return (
      <Plot title={title} why={t('figures.estimatesWhy')} table={<Note>{t('figures.estimatesNone')}</Note>} />
    );
  const shareOf = (part: number | null) => {
    const share = percent(part, estimates.told);
    return share === null ? '' : t('figures.share', { share });
  };
  let from = 0;
  const parts = TOLD.map(({ told, ...looks }) => {
    const share = ((estimates[told] ?? 0) / estimates.told) * 100;
    const part = { told, looks, x: from, share };
    from += share;
    return part;
  });
  return (
    <Plot
      title={title}
      why={t('figures.estimatesWhy')}
      table={
        <Wide aria-label={title}>
          <Table>
            <tbody>
              {TOLD.map(({ told }) => (
                <tr key={told}>
                  <th scope="row">{t(`figures.told.${told}`)}</th>
                  <td>{shareOf(estimates[told])}</td>
                  <td>{people(estimates[told])}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Wide>
      }
    >
      <Bar aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none">
        {parts.map(({ told, looks, x, share }) => (
          <rect
            key={told}
            x={x}
            y={0.5}
            width={share}
            height={9}
            {...looks}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Bar>
    </Plot>
  );
}
