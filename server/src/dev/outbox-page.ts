import type { FastifyInstance } from 'fastify';
import { statement, type Db, type Tables } from '../db/db';
import { devPage, escapeHtml } from './dev-page';

const NEWEST = statement(
  'dev-outbox',
  `SELECT mob_area, mob_num, text, code, created_at FROM sms_outbox
   WHERE :digits = '' OR mob_num IN (:digits, token(:digits))
     OR (mob_area, mob_num) IN (SELECT * FROM unnest(:areas::text[], :numbers::text[]))
     OR (mob_area, mob_num) IN (SELECT * FROM unnest(:areas::text[], token(:numbers)::text[]))
   ORDER BY id DESC LIMIT 100`,
);

/** Possible lengths of an area code. */
const AREA_DIGITS = [1, 2, 3, 4, 5];

type Row = Pick<Tables['sms_outbox'], 'mob_area' | 'mob_num' | 'text' | 'code' | 'created_at'>;

const sent = ({ mob_area, mob_num, text, code, created_at }: Row) =>
  `<li><small>+${escapeHtml(mob_area)} ${escapeHtml(mob_num)} · ${created_at.toISOString().slice(11, 19)} UTC</small>
${code === null ? '' : `<b>${escapeHtml(code)}</b>`}<span>${escapeHtml(text)}</span></li>`;

const page = (rows: Row[]) =>
  devPage({
    lang: 'en',
    title: 'SMS outbox',
    head: '<meta http-equiv="refresh" content="3">',
    body: `<p>What this development server would have sent, newest first.</p>
${rows.length === 0 ? '<p>Nothing yet. Ask for a code, and it stands here.</p>' : `<ol>${rows.map(sent).join('')}</ol>`}`,
  });

/** The messages of a development server: `/dev/outbox`, and `/dev/outbox.json?mobile=`. */
export function outboxPage(app: FastifyInstance, db: Db): void {
  const rowsFor = (mobile: unknown) => {
    const digits = typeof mobile === 'string' ? mobile.replace(/\D/g, '') : '';
    const ends = AREA_DIGITS.filter((end) => end < digits.length);
    return db.query(NEWEST, {
      digits,
      areas: ends.map((end) => digits.slice(0, end)),
      numbers: ends.map((end) => digits.slice(end)),
    });
  };

  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html').send(page(await rowsFor((request.query as { mobile?: string }).mobile))),
  );
  app.get('/dev/outbox.json', { schema: { hide: true } }, async (request) => {
    const rows = await rowsFor((request.query as { mobile?: string }).mobile);
    return rows.map(({ mob_area, mob_num, text, code, created_at }) => ({
      mobile: `${mob_area}${mob_num}`,
      text,
      ...(code === null ? {} : { code }),
      sentAt: created_at.toISOString(),
    }));
  });
}
