import { useEffect } from 'react';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { useMutation, useQuery } from '@vez/shared/query';
import { ClauseConsent } from '@vez/shared/remote';
import { LoadingView, Notice, Page, SkeletonList } from '@vez/shared/ui';
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
      {consent.error && (
        <Notice kind="error" announce>
          {t('serverBusy')}
        </Notice>
      )}
    </ClauseConsent>
  );
}

/**
 * Asks whoever just logged in to agree to the privacy clause, once (ACC-25, UI-03, decision 18). Where that
 * cannot be found out nobody is kept waiting: the next login asks again.
 */
export function ConsentGate({ onPass, onRefuse }: Props) {
  const { data, isError } = useQuery(consentNeededQuery(useApi(), useSession()));
  const passes = isError || data?.show === false;
  useEffect(() => {
    if (passes) onPass();
  }, [passes, onPass]);
  if (data?.show === true) return <ConsentModal onPass={onPass} onRefuse={onRefuse} />;
  return (
    <Page>
      <LoadingView>
        <SkeletonList rows={3} />
      </LoadingView>
    </Page>
  );
}
