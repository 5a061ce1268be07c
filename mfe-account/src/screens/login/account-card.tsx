import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { Session } from '@vez/shared/contracts/client';
import { maskPhone, paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { Button, ButtonLink, Card, CardTitle, Facts, token } from '@vez/shared/ui';
import { maskIdentity } from '../../model/mask-identity';
import { useTexts } from '../../texts';

const KIND = {
  phone: 'kind.phone',
  personal: 'kind.personal',
  corporate: 'kind.corporate',
  superApp: 'kind.superApp',
} as const;

interface Props {
  kind: keyof typeof KIND;
  session: Session;
}

/** The logged-in user, from the profile (ACC-05). */
export function AccountCard({ kind, session: { name, mobile, contactPhone, identityNo } }: Props) {
  const { t } = useTexts();
  const phone = mobile ?? contactPhone;
  return (
    <Card $stacked>
      <CardTitle>{t('login.youAre')}</CardTitle>
      <Facts
        facts={[
          { label: t('fact.name'), value: name },
          { label: t('fact.kind'), value: t(KIND[kind]) },
          { label: t('fact.mobile'), value: phone && `+${phone.area} ${maskPhone(phone.number)}` },
          { label: t('fact.identity'), value: identityNo && maskIdentity(identityNo) },
        ]}
      />
    </Card>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Links to the user's tickets, and the log-out button. */
export function AccountExits() {
  const { t } = useTexts();
  const { auth, canServe } = useBridge();
  const logout = useMutation({ mutationFn: () => auth.logout() });
  return (
    <Ways>
      {canServe(paths.myBookings()) && (
        <ButtonLink href={paths.myBookings()}>{t('sms.myTickets')}</ButtonLink>
      )}
      <Button kind="quiet" icon={LogOut} busy={logout.isPending} onClick={() => logout.mutate()}>
        {t('login.out')}
      </Button>
    </Ways>
  );
}
