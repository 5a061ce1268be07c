import { isApiError } from '@vez/shared/api-error';
import { HomeRedirect } from '@vez/shared/bridge';
import { LoadFailure as PartFailure } from '@vez/shared/remote';
import { Page } from '@vez/shared/ui';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Told on the way home, when the address names something that is not there (NAV-28). */
  gone?: string;
}

/** In place of a page that could not be loaded. */
export function LoadFailure({ error, onRetry, gone }: Props) {
  if (gone !== undefined && isApiError(error) && error.kind === 'notFound') {
    return <HomeRedirect because={gone} />;
  }
  return (
    <Page full>
      <PartFailure error={error} onRetry={onRetry} />
    </Page>
  );
}
