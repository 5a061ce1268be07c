import { useDeployment } from '../bridge';
import { failureText } from '../http/api-error';
import { ExceptionView } from '../ui/exception-view/exception-view';
import { useUiTexts } from '../ui/texts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Replaces content that failed to load: the reason, a retry, and a help line (SHL-18, ERR-24). */
export function LoadFailure({ error, onRetry }: Props) {
  const texts = useUiTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <ExceptionView kind="error" onRetry={onRetry} phone={phone} phoneHours={officeHours}>
      {failureText(error, texts.screenFailed.text)}
    </ExceptionView>
  );
}
