import styled from 'styled-components';
import { LIGHT, token, type, type ColourName } from '.';

export default { title: 'Basics/Theme' };

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${token.size(150)}, 1fr));
  gap: ${token.space[3]};
`;
const Swatch = styled.span<{ $colour: ColourName }>`
  display: block;
  height: ${token.size(48)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${({ $colour }) => token.color[$colour]};
`;
const Sample = styled.p<{ $scale: keyof typeof type }>`
  ${({ $scale }) => type[$scale]}
`;

export const Colours = () => (
  <Grid>
    {(Object.keys(LIGHT) as ColourName[]).map((name) => (
      <li key={name}>
        <Swatch $colour={name} />
        {name}
      </li>
    ))}
  </Grid>
);
export const TypeScale = () => (
  <>
    {(Object.keys(type) as (keyof typeof type)[]).map((scale) => (
      <Sample key={scale} $scale={scale}>
        A 037 · 身份證明局 · Identificação ({scale})
      </Sample>
    ))}
  </>
);
