import type { Language } from './language';

/** What an office tells everyone who waits: one of the ready texts, or its own words. */
export const NOTICE_KINDS = ['late', 'lift', 'system', 'own'] as const;
export type OfficeNoticeKind = (typeof NOTICE_KINDS)[number];

/** A notice in force, in every language; `until` is an ISO instant. */
export interface OfficeNotice {
  noticeId: string;
  texts: Record<Language, string>;
  until: string;
}

/** The longest own text of an office, in characters: it must fit into a message. */
export const MOST_NOTICE_LETTERS = 120;
