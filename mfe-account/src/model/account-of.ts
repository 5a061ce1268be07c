import type { Session } from '@vez/shared/contracts/client';
import { mobileName } from '@vez/shared/domain';

/** An account's name: its euid, else its verified number, such as `351-912345678` (API-65). */
export const accountOf = ({ euid, mobile }: Session): string => euid ?? (mobile ? mobileName(mobile) : '');
