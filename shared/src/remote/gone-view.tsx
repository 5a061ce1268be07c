import { House, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBridge, useHome, useTitle } from '../bridge';
import { paths } from '../domain';
import { ButtonLink } from '../ui/button/button';
import { ExceptionView } from '../ui/exception-view/exception-view';
import { useUiTexts } from '../ui/texts';

interface Props {
  /** A sentence that names what is missing; also the title of the document. */
  title: string;
  /** A list of similar items. */
  near?: { href: string; label: string };
  /** Advice, if more is known than that the link may be old. */
  children?: ReactNode;
}

/** Shown for an address whose service, office, department or ticket no longer exists, with links on (decision 213). */
export function GoneView({ title, near, children }: Props) {
  const { canServe } = useBridge();
  const { gone } = useUiTexts();
  const home = useHome();
  useTitle(title);
  return (
    <ExceptionView
      kind="noData"
      title={title}
      actions={
        <>
          {near && <ButtonLink href={near.href}>{near.label}</ButtonLink>}
          {canServe(paths.search()) && (
            <ButtonLink kind={near ? 'outline' : 'primary'} icon={Search} href={paths.search()}>
              {gone.search}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" icon={House} href={home}>
            {gone.home}
          </ButtonLink>
        </>
      }
    >
      {children ?? gone.text}
    </ExceptionView>
  );
}

/** Shown for a missing service. */
export const GoneService = () => <GoneView title={useUiTexts().gone.service} />;

/** Shown if an office does not offer the service, with a link to other offices. */
export function GoneOffice({ service }: { service: number }) {
  const { gone } = useUiTexts();
  const near = { href: paths.selectWithoutTabs({ service }), label: gone.offices };
  return <GoneView title={gone.office} near={near} />;
}
