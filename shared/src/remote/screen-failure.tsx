import { useDeployment } from '../bridge';
import { ExceptionView } from '../ui/exception-view';
import { useUiTexts } from '../ui/texts';

/** Stands in place of a screen that threw: retry, and a phone number that helps. */
export function ScreenFailure({ retry }: { retry: () => void }) {
  const texts = useUiTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <ExceptionView
      kind="error"
      title={texts.screenFailed.title}
      onRetry={retry}
      phone={phone}
      phoneHours={officeHours}
      focus
    >
      {texts.screenFailed.text}
    </ExceptionView>
  );
}
