import { House } from 'lucide-react';
import { useDeployment, useHome } from '../bridge';
import { ButtonLink } from '../ui/button/button';
import { ExceptionView } from '../ui/exception-view/exception-view';
import { Page } from '../ui/page/page';
import { useUiTexts } from '../ui/texts';

/** Replaces a screen that threw or failed to load: a retry, a link home, and a phone number. */
export function ScreenFailure({ retry }: { retry: () => void }) {
  const texts = useUiTexts();
  const home = useHome();
  const { phone, officeHours } = useDeployment();
  return (
    <Page full>
      <ExceptionView
        heading="h1"
        kind="error"
        title={texts.screenFailed.title}
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
  );
}
