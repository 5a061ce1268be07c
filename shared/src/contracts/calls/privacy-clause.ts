import { z } from 'zod';
import { call } from '../call';
import { instant } from '../entities/formats';
import { idParams } from '../entities/list-query';

export const privacyClause = call({
  spec: ['API-67', 'ACC-26', 'UI-03'],
  summary: 'A privacy clause, in the caller’s language: 1 is the clause of this product.',
  method: 'GET',
  path: 'app/privacyClause/:id',
  params: idParams,
  answer: z.object({
    id: z.int(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    updatedAt: instant,
  }),
  caller: 'anyone',
});
