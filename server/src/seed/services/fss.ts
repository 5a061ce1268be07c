import type { TypeData } from './service-data';

export const FSS: TypeData[] = [
  {
    department: 8,
    name: ['供款', 'Contribuições', 'Contributions'],
    icon: 'insurance',
    services: [
      {
        code: 'FSS-CON',
        name: ['社會保障供款', 'Contribuições para a segurança social', 'Social security contributions'],
        category: 6,
        icon: 'insurance',
        at: ['CP', 'ISL', 'H24'],
        rank: 3,
      },
      {
        code: 'FSS-ARB',
        name: ['任意性制度登記', 'Inscrição no regime facultativo', 'Voluntary scheme registration'],
        category: 6,
        icon: 'certificate',
        at: ['CP'],
      },
      {
        code: 'FSS-PRO',
        name: ['公積金提款', 'Levantamento da previdência', 'Provident fund withdrawal'],
        category: 6,
        icon: 'pension',
        at: ['CP', 'MOR'],
      },
    ],
  },
  {
    department: 8,
    name: ['給付', 'Prestações', 'Benefits'],
    icon: 'pension',
    services: [
      {
        code: 'FSS-PEN',
        name: ['養老金申請', 'Pensão para idosos', 'Old-age pension'],
        category: 6,
        icon: 'pension',
        at: ['CP', 'ISL'],
        idNumber: true,
      },
      {
        code: 'FSS-LIF',
        name: ['在生證明', 'Prova de vida', 'Proof of life'],
        category: 6,
        icon: 'health',
        at: ['CP', 'H24', 'RC'],
        offers: 'q',
      },
      {
        code: 'FSS-BIR',
        name: ['出生津貼', 'Subsídio de nascimento', 'Birth allowance'],
        category: 6,
        icon: 'birth',
        at: ['CP'],
      },
    ],
  },
];
