import { useEffect } from 'react';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { useMutation, useQuery } from '@vez/shared/query';
import { ClauseConsent, FailureNotice, Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { agree, consentNeededQuery } from '../../api/consent';
import { useTexts } from '../../texts';

interface Props {
  onPass(): void;
  onRefuse(): void;
}

function ConsentModal({ onPass, onRefuse }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const { auth } = useBridge();
  const session = useSession();
  const consent = useMutation({ mutationFn: () => agree(api, session), onSuccess: onPass });
  const refuse = useMutation({ mutationFn: () => auth.logout(), onSettled: onRefuse });
  return (
    <ClauseConsent busy={consent.isPending} onDone={() => consent.mutate()} onCancel={() => refuse.mutate()}>
      <FailureNotice error={consent.error}>{t('serverBusy')}</FailureNotice>
    </ClauseConsent>
  );
}

function Pass({ onPass }: Pick<Props, 'onPass'>) {
  useEffect(onPass, [onPass]);
  return null;
}

/**
 * Asks for consent to the privacy clause once after a login (ACC-25, UI-03, decision 18). If the state of consent
 * cannot be loaded, it shows an error with a retry (decision 169).
 */
export function ConsentGate({ onPass, onRefuse }: Props) {
  const needed = useQuery(consentNeededQuery(useApi(), useSession()));
  return (
    <Loaded of={needed} loading={<SkeletonList rows={3} />} frame={(standIn) => <Page>{standIn}</Page>}>
      {({ show }) => (show ? <ConsentModal onPass={onPass} onRefuse={onRefuse} /> : <Pass onPass={onPass} />)}
    </Loaded>
  );
}
