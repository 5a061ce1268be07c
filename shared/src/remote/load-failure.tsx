import { useDeployment } from '../bridge';
import { ExceptionView } from '../ui/exception-view';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Stands in place of what could not be loaded: why, retry, and a phone number that helps (SHL-18, ERR-24). */
export function LoadFailure({ error, onRetry }: Props) {
  const { phone, officeHours } = useDeployment();
  return (
    <ExceptionView kind="error" onRetry={onRetry} phone={phone} phoneHours={officeHours}>
      {error.message}
    </ExceptionView>
  );
}
