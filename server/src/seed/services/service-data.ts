import type { Named } from '../names';

export interface ServiceData {
  code: string;
  name: Named;
  category: number;
  icon: string;
  /** Codes of places; the first is the main one. */
  at: string[];
  /** `b` bookings, `q` queue. */
  offers?: 'bq' | 'b' | 'q';
  idNumber?: boolean;
  rank?: number;
  recommend?: boolean;
  warning?: Named;
  /** The name with allowed html. */
  styled?: Named;
  /** The text of its tickets besides the number (html). */
  notice?: Named;
  detail?: Named;
  url?: string;
  other?: boolean;
  timeTicket?: 'also' | 'only';
  capacity?: number;
  style?: 'dropDown';
  busyFrom?: number;
  quota?: number;
  queueClosed?: boolean;
  paused?: boolean;
}

export interface TypeData {
  department: number;
  name: Named;
  icon: string;
  services: ServiceData[];
}
