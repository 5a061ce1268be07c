import type { ReactNode } from 'react';
import { useDeployment } from '../bridge';
import { TextLink } from '../ui/link/link';
import { fill, useUiTexts } from '../ui/texts';

/** Ways on without a code: those of the screen, and a person on the phone. */
export function OtherWays({ children }: { children?: ReactNode }) {
  const { call } = useUiTexts();
  const { phone } = useDeployment();
  return (
    <>
      {children && <p>{children}</p>}
      {phone !== '' && (
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(call, { phone })}</TextLink>
      )}
    </>
  );
}
