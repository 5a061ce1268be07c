import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { Card, Icon, token } from '@vez/shared/ui';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[3]};
  list-style: none;
`;
const Paper = styled.li`
  display: flex;
  gap: ${token.space[3]};
  color: ${token.color.ink};
`;

/** What to bring, once for all services. */
export const Papers = ({ papers }: { papers: readonly string[] }) => (
  <Card>
    <List>
      {papers.map((paper) => (
        <Paper key={paper}>
          <Icon of={FileText} />
          <span>{paper}</span>
        </Paper>
      ))}
    </List>
  </Card>
);
