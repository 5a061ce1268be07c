import type { Names } from '../texts/texts';

/** In Portuguese and English alone: a city with more languages sees the fallbacks. */
type Two = [pt: string, en: string];
export const twoNames = ([pt_pt, en_us]: Two): Names => ({ pt_pt, en_us });

const DEEDS: Two[] = [
  ['Pedido de', 'Application for'],
  ['Renovação de', 'Renewal of'],
  ['Segunda via de', 'Duplicate of'],
  ['Cancelamento de', 'Cancellation of'],
  ['Informação sobre', 'Advice on'],
];
const PAPERS: Two[] = [
  ['passaporte', 'a passport'],
  ['licença de ruído', 'a noise permit'],
  ['dístico de residente', 'a parking badge'],
  ['registo de nascimento', 'a birth certificate'],
  ['certidão de teor', 'a land register extract'],
  ['água', 'a water supply'],
  [
    'licença de ocupação da via pública com andaimes, tapumes e outros materiais de construção',
    'a permit to occupy the public way with scaffolding, hoardings and other building materials',
  ],
  ['IMI', 'council tax'],
];

/** The name of a service by its position; names repeat only after both lists are used up. */
export function serviceName(at: number): Names {
  const deed = DEEDS[at % DEEDS.length]!;
  const paper = PAPERS[(at + Math.floor(at / DEEDS.length)) % PAPERS.length]!;
  return twoNames([`${deed[0]} ${paper[0]}`, `${deed[1]} ${paper[1]}`]);
}

export const CATEGORY_NAMES: Two[] = [
  ['Documentos', 'Documents'],
  ['Habitação e via pública', 'Housing and streets'],
  ['Impostos', 'Taxes'],
  ['Outros', 'Others'],
];

export const DEPARTMENTS: { code: string; name: Two }[] = [
  { code: '007', name: ['Instituto dos Registos', 'Registry Institute'] },
  { code: 'AT-9.1', name: ['Autoridade Tributária', 'Tax Authority'] },
  { code: 'x', name: ['Câmara Municipal', 'City Hall'] },
  { code: 'ÁGUA', name: ['Águas da Cidade', 'City Water'] },
];

export const PLACES: { name: Two; address: Two }[] = [
  {
    name: ['Loja do Cidadão das Laranjeiras', 'Laranjeiras Citizen Shop'],
    address: ['Rua Abranches Ferrão 10', '10 Rua Abranches Ferrão'],
  },
  {
    name: ['Loja do Cidadão do Saldanha', 'Saldanha Citizen Shop'],
    address: ['Avenida Fontes Pereira de Melo', 'Avenida Fontes Pereira de Melo'],
  },
  { name: ['Campo Grande', 'Campo Grande'], address: ['', ''] },
];
