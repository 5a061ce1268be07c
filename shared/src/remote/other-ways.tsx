import type { ReactNode } from 'react';
import { useDeployment } from '../bridge';
import { TextLink } from '../ui/link/link';
import { fill, useUiTexts } from '../ui/texts';

/** Alternatives without a code: those of the screen, and a help line. */
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
