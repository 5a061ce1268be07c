import styled from 'styled-components';
import { token } from '../theme';
import { useSample } from '../testing/sample';
import { ServerText } from '.';

export default { title: 'Basics/ServerText' };

const Ground = styled.div`
  padding: ${token.space[4]};
  background: ${token.color.surface};
  color: ${token.color.ink};
`;

export const OnLight = () => (
  <Ground data-theme="light">
    <ServerText html={useSample().markup} />
  </Ground>
);
export const OnDark = () => (
  <Ground data-theme="dark">
    <ServerText html={useSample().markup} theme="dark" />
  </Ground>
);
export const Hostile = () => (
  <ServerText html={`<img src=x onerror="alert(1)"><script>alert(1)</script>${useSample().service}`} />
);
