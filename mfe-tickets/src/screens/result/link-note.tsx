import { Link2 } from 'lucide-react';
import styled from 'styled-components';
import { useSession } from '@vez/shared/bridge';
import { Notice, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Line = styled.p`
  ${type.support}
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.ink2};
`;

/** Says above a ticket that a link has opened it. */
export function LinkLine({ id }: { id: string }) {
  const { t } = useTexts();
  const { linked } = useSession();
  if (linked?.ticketId !== id) return null;
  return (
    <Line>
      <Link2 size={18} aria-hidden />
      {t(linked.mayChange ? 'link.opened' : 'link.shared')}
    </Line>
  );
}

/** Says below it what the link can do, and until when. */
export function LinkNote({ id }: { id: string }) {
  const { t } = useTexts();
  const { linked } = useSession();
  if (linked?.ticketId !== id) return null;
  return <Notice kind="info">{t(linked.mayChange ? 'link.until' : 'link.sharedUntil')}</Notice>;
}
