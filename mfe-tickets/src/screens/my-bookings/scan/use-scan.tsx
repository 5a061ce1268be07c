import { useState, type ReactNode } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { ScanSheet } from './scan-sheet';
import { useRegisterTicket } from './use-register-ticket';

/** Scans with the host app's scanner if it has one, otherwise with our own sheet. */
export function useScan(): { scan(): void; sheet: ReactNode } {
  const { host } = useBridge();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { add } = useRegisterTicket(close);
  const byHost = async () => {
    const content = await host.scan?.();
    if (content !== undefined) add(content);
  };
  return {
    scan: () => (host.scan === undefined ? setOpen(true) : void byHost()),
    sheet: isOpen ? <ScanSheet onClose={close} /> : null,
  };
}
