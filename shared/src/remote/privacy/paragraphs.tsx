import styled from 'styled-components';
import { token } from '../../ui/theme';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

/** The text of a clause. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <Stack>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Stack>
);
