import type { FastifyInstance } from 'fastify';
import { statement, type Db } from '../db/db';

const NEWEST = statement(
  'dev-outbox',
  `SELECT mob_area, mob_num, text, code, created_at FROM sms_outbox
   WHERE $1 = '' OR mob_num = $1 OR mob_area || mob_num = $1 ORDER BY id DESC LIMIT 100`,
);

interface Row {
  mob_area: string;
  mob_num: string;
  text: string;
  code: string | null;
  created_at: Date;
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const page = (rows: Row[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>SMS outbox</title></head>
<body><h1>SMS outbox</h1><p>What this development server would have sent, newest first.</p><ol reversed>${rows
  .map(
    ({ mob_area, mob_num, text, created_at }) =>
      `<li><p>+${escape(mob_area)} ${escape(mob_num)}, ${created_at.toISOString()}</p><p>${escape(text)}</p></li>`,
  )
  .join('')}</ol></body></html>`;

/** The messages of a development server: `/dev/outbox`, and `/dev/outbox.json?mobile=`. */
export function outboxPage(app: FastifyInstance, db: Db): void {
  const rowsFor = (mobile: unknown) =>
    db.query<Row>(NEWEST, [typeof mobile === 'string' ? mobile.replace(/\D/g, '') : '']);

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
