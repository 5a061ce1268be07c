import { Building2, User } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useBridge, useDeployment, useOnline } from '@vez/shared/bridge';
import type { Auth } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button, Card, CardTitle, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Words = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Buttons = styled.div`
  --button-width: 100%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(200)}), 1fr));
  gap: ${token.space[3]};
`;

const ICON = { personal: User, corporate: Building2 };

/** The account types of this deployment; each redirects to its own provider (ACC-13, ACC-16). */
export function AccountWays({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTexts();
  const { auth } = useBridge();
  const { accounts } = useDeployment();
  const online = useOnline();
  const wordsId = useId();
  // Return to this page first, which asks for consent if needed, then redirects.
  const here = paths.login({ returnTo });
  const leave = useMutation({ mutationFn: (kind: Parameters<Auth['login']>[0]) => auth.login(kind, here) });
  if (accounts.length === 0) return null;
  return (
    <Card $stacked>
      <CardTitle>{t('login.account')}</CardTitle>
      <Words id={wordsId}>{t(online ? 'login.accountFor' : 'login.offline')}</Words>
      <Buttons>
        {accounts.map((kind) => (
          <Button
            key={kind}
            kind="outline"
            icon={ICON[kind]}
            busy={leave.isPending}
            disabled={!online}
            aria-describedby={wordsId}
            onClick={() => leave.mutate(kind)}
          >
            {t(`login.${kind}`)}
          </Button>
        ))}
      </Buttons>
      <FailureNotice error={leave.error}>{t('login.unavailable')}</FailureNotice>
    </Card>
  );
}
