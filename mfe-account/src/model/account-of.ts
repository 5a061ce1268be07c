import type { Session } from '@vez/shared/contracts/client';
import { mobileName } from '@vez/shared/domain';

/** An account by name: its euid, else the number that was proved, as `351-912345678` (API-65). */
export const accountOf = ({ euid, mobile }: Session): string => euid ?? (mobile ? mobileName(mobile) : '');
