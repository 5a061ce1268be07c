import { House } from 'lucide-react';
import { useBridge, useDeployment, useHome } from '../bridge';
import { ButtonLink } from '../ui/button';
import { ExceptionView } from '../ui/exception-view';
import { NavBar } from '../ui/nav-bar';
import { Page } from '../ui/page';
import { useUiTexts } from '../ui/texts';

/** Stands in place of a screen that threw or could not be fetched: retry, the way home, and a phone number. */
export function ScreenFailure({ retry }: { retry: () => void }) {
  const bridge = useBridge();
  const texts = useUiTexts();
  const { phone, officeHours } = useDeployment();
  const home = useHome();
  return (
    <>
      <NavBar title={texts.screenFailed.title} onBack={bridge.back} />
      <Page full>
        <ExceptionView
          kind="error"
          onRetry={retry}
          phone={phone}
          phoneHours={officeHours}
          actions={
            <ButtonLink kind="quiet" href={home} icon={House}>
              {texts.home}
            </ButtonLink>
          }
          focus
        >
          {texts.screenFailed.text}
        </ExceptionView>
      </Page>
    </>
  );
}
