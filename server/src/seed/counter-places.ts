import type { Named } from './names';

export interface CountersData {
  /** The office's code. */
  office: string;
  floor: Named;
  /** For every counter that has no row. */
  way: Named;
  rows: { counters: string[]; way: Named }[];
}

const GROUND: Named = ['地下', 'Rés-do-chão', 'Ground floor'];
const FIRST: Named = ['一樓', '1.º andar', '1st floor'];

/** `1A`, `2A` and so on, as the counters of the model city are called. */
const counters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}A`);

export const COUNTER_PLACES: CountersData[] = [
  {
    office: 'PAB',
    floor: GROUND,
    way: [
      '入大門後直行，依櫃枱號碼指示前往',
      'Siga em frente desde a entrada e procure o número do balcão',
      'Go straight on from the entrance and follow the counter numbers',
    ],
    rows: [
      {
        counters: counters(1, 6),
        way: ['入大門後左邊一排', 'Fila à esquerda da entrada', 'The row to the left of the entrance'],
      },
      {
        counters: counters(7, 12),
        way: ['入大門後右邊一排', 'Fila à direita da entrada', 'The row to the right of the entrance'],
      },
    ],
  },
  {
    office: 'CP',
    floor: FIRST,
    way: [
      '乘升降機上樓，依櫃枱號碼指示前往',
      'Suba de elevador e procure o número do balcão',
      'Take the lift and follow the counter numbers',
    ],
    rows: [
      {
        counters: counters(1, 6),
        way: ['出升降機後左轉', 'Ao sair do elevador, à esquerda', 'Turn left out of the lift'],
      },
      {
        counters: counters(7, 12),
        way: ['出升降機後右轉', 'Ao sair do elevador, à direita', 'Turn right out of the lift'],
      },
    ],
  },
  {
    office: 'ISL',
    floor: GROUND,
    way: [
      '入大門後經過詢問處，依櫃枱號碼指示前往',
      'Passe o balcão de informações e procure o número do balcão',
      'Go past the information desk and follow the counter numbers',
    ],
    rows: [
      {
        counters: counters(1, 8),
        way: ['詢問處後面一排', 'Fila atrás do balcão de informações', 'The row behind the information desk'],
      },
    ],
  },
  {
    office: 'H24',
    floor: GROUND,
    way: [
      '自助服務機旁，依櫃枱號碼指示前往',
      'Ao lado das máquinas de auto-atendimento; procure o número do balcão',
      'Beside the self-service machines; follow the counter numbers',
    ],
    rows: [
      {
        counters: counters(1, 4),
        way: [
          '自助服務機左邊',
          'À esquerda das máquinas de auto-atendimento',
          'To the left of the self-service machines',
        ],
      },
    ],
  },
];
