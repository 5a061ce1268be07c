import { useEffect, useState } from 'react';
import { useBridge, useHome } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { queryOptions, useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { NavBar, Page, SkeletonBlock } from '@vez/shared/ui';
import { LinkEnded, linkFaultOf } from '../../components/link-ended';
import { useTexts } from '../../texts';

/** Goes on to the ticket, so that the code stays neither in the address nor in the history. */
function ToTicket({ id }: { id: string }) {
  const { navigate } = useBridge();
  useEffect(() => navigate(paths.result({ ticket: id }), { replace: true }), [navigate, id]);
  return null;
}

/** The page behind the link of a message: opens its ticket without a login (decision record 0083). */
export function LinkScreen() {
  const { t } = useTexts();
  const { auth, navigate, back } = useBridge();
  const homePath = useHome();
  const [code] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  const opening = useQuery(
    queryOptions({
      queryKey: ['tickets', 'link', code],
      async queryFn() {
        if (auth.openTicketLink === undefined) throw new Error('This shell opens no links.');
        return auth.openTicketLink(code);
      },
      enabled: code !== '',
    }),
  );
  const fault = code === '' ? 'linkWrong' : linkFaultOf(opening.error);
  return (
    <>
      <NavBar title={t('result.title')} onBack={back} onHome={() => navigate(homePath)} />
      <Page>
        {fault === undefined ? (
          <Loaded of={opening} loading={<SkeletonBlock $height={520} />}>
            {({ ticketId }) => <ToTicket id={ticketId} />}
          </Loaded>
        ) : (
          <LinkEnded because={fault} />
        )}
      </Page>
    </>
  );
}
