import { useEffect, useState } from 'react';
import { useBridge, useHome } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { NavBar, Page, SkeletonBlock } from '@vez/shared/ui';
import { LinkEnded, linkFaultOf } from '../../components/link-ended';
import { useTexts } from '../../texts';

const codeInAddress = () => window.location.hash.slice(1);

/** The page behind the link of a message: opens its ticket without a login (decision record 0083). */
export function LinkScreen() {
  const { t } = useTexts();
  const { auth, navigate, back } = useBridge();
  const home = useHome();
  const [code, setCode] = useState(codeInAddress);
  useEffect(() => {
    // Another link that is opened in this tab changes nothing but the fragment.
    const read = () => setCode(codeInAddress());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const opening = useQuery({
    queryKey: ['tickets', 'link', code],
    async queryFn() {
      if (auth.openTicketLink === undefined) throw new Error('This shell opens no links.');
      return auth.openTicketLink(code);
    },
    enabled: code !== '',
  });
  const ticket = opening.data?.ticketId;
  useEffect(() => {
    // The code stays neither in the address nor in the history.
    if (ticket !== undefined) navigate(paths.result({ ticket }), { replace: true });
  }, [navigate, ticket]);
  const fault = code === '' ? 'linkWrong' : linkFaultOf(opening.error);
  const skeleton = <SkeletonBlock $height={520} />;
  return (
    <>
      <NavBar title={t('result.title')} onBack={back} onHome={() => navigate(home)} />
      <Page>
        {fault && <LinkEnded because={fault} />}
        {!fault && <Loaded of={opening} loading={skeleton} children={() => skeleton} />}
      </Page>
    </>
  );
}
