import styled from 'styled-components';
import { token } from '@vez/shared/ui';

/** A length in px of a 1080 x 1920 kiosk, scaled to the screen: the viewing distance is the same. */
export const k = (units: number) => `calc(${units} * var(--k))`;
/** A font size: such a length times the chosen text size. */
export const f = (units: number) => `calc(${units} * var(--k) * var(--letters))`;

export const Whole = styled.div<{ $large: boolean }>`
  --k: min(100vw / 1080, 100vh / 1920);
  --letters: ${({ $large }) => ($large ? 2 : 1)};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-height: 100vh;
  background: ${token.color.page};
  font-size: ${f(34)};
  line-height: 1.4;
`;
export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${k(24)};
  padding: ${k(28)} ${k(56)} ${k(24)};
  background: ${token.color.surface};
  /* Where one is stays on one line or two: larger text is for what one came for. */
  --letters: 1;
  b {
    display: block;
    color: ${token.color.ink};
    font-size: ${f(40)};
  }
  p {
    flex: 1;
    color: ${token.color.ink2};
    font-size: ${f(28)};
  }
  time {
    font-size: ${f(64)};
    font-weight: ${token.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
export const Upper = styled.div.attrs({ 'data-page': '' } as object)`
  flex: 1;
  padding: ${k(32)} ${k(56)} ${k(24)};
  h1 {
    font-size: ${f(72)};
    line-height: 1.2;
  }
`;
/** Holds all buttons, within reach from a wheelchair. */
export const Lower = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k(16)};
  padding: 0 ${k(56)} ${k(16)};
`;
export const Row = styled.div<{ $columns: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${k(16)};
  /* Side by side, unless a word is wider than its share. */
  > * {
    flex: 1 1 calc((100% - ${({ $columns }) => $columns} * ${k(16)}) / ${({ $columns }) => $columns});
    min-width: min-content;
    max-width: 100%;
  }
`;
export const Press = styled.button<{ $kind?: 'primary' | 'outline' | 'quiet' }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${k(20)};
  box-sizing: border-box;
  min-height: ${k(108)};
  padding: ${k(12)} ${k(24)};
  border: ${k(3)} solid
    ${({ $kind = 'quiet' }) => ($kind === 'quiet' ? token.color.lineStrong : token.color.primary)};
  border-radius: ${k(20)};
  background: ${({ $kind = 'quiet' }) => ($kind === 'primary' ? token.color.primary : token.color.surface)};
  color: ${({ $kind = 'quiet' }) =>
    $kind === 'primary'
      ? token.color.onPrimary
      : $kind === 'outline'
        ? token.color.primary
        : token.color.ink};
  font-size: ${f(34)};
  overflow-wrap: break-word;
  cursor: pointer;
  svg {
    flex: none;
    width: ${k(48)};
    height: ${k(48)};
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.primary};
    background: ${token.color.soft};
    color: ${token.color.softInk};
    font-weight: ${token.weight.bold};
  }
  &[aria-disabled='true'] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.ink2};
  }
  &:focus-visible {
    outline-width: ${k(8)};
    outline-offset: ${k(4)};
  }
`;
/** The two main buttons. */
export const Choice = styled(Press)`
  justify-content: flex-start;
  min-height: ${k(212)};
  padding: ${k(16)} ${k(48)};
  text-align: left;
  svg {
    width: ${k(104)};
    height: ${k(104)};
  }
  > svg:last-child {
    width: ${k(56)};
    height: ${k(56)};
  }
  span {
    flex: 1;
  }
  b {
    display: block;
    font-size: ${f(60)};
    line-height: 1.2;
  }
`;
