import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';

/** The width of a page of settings. */
export const SettingsPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-width: ${token.size(1200)};
  margin: 0 auto;
  padding: ${token.space[4]} ${token.space[5]};
  h1 {
    flex: 1;
    ${type.heading}
  }
`;
/** A title, with a control beside it. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
`;
export const CardHead = styled(PageHead)`
  align-items: center;
  h2 {
    flex: 1;
  }
`;
/** Fields or facts side by side, as many as fit. @param $least minimum px of each */
export const SideBySide = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $least = 360 }) => token.size($least)}), 1fr)
  );
  align-items: start;
  gap: ${token.space[4]} ${token.space[6]};
`;
