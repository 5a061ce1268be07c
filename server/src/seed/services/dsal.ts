import type { TypeData } from './service-data';

export const DSAL: TypeData[] = [
  {
    department: 6,
    name: ['就業', 'Emprego', 'Employment'],
    icon: 'business',
    services: [
      {
        code: 'DSAL-JOB',
        name: ['求職登記', 'Inscrição para emprego', 'Job seeker registration'],
        category: 5,
        icon: 'business',
        at: ['MOR', 'ISL'],
      },
      {
        code: 'DSAL-MAT',
        name: ['就業配對', 'Emparelhamento de emprego', 'Job matching'],
        category: 5,
        icon: 'business',
        at: ['MOR'],
        offers: 'b',
      },
      {
        code: 'DSAL-TRA',
        name: ['職業培訓報名', 'Inscrição em formação', 'Training enrolment'],
        category: 5,
        icon: 'education',
        at: ['MOR', 'H24'],
        recommend: true,
        rank: 8,
      },
    ],
  },
  {
    department: 6,
    name: ['勞工權益', 'Direitos laborais', 'Labour rights'],
    icon: 'law',
    services: [
      {
        code: 'DSAL-CON',
        name: ['勞資糾紛諮詢', 'Conflitos laborais', 'Labour disputes'],
        category: 5,
        icon: 'law',
        at: ['MOR'],
      },
      {
        code: 'DSAL-SAF',
        name: ['職安卡', 'Cartão de segurança ocupacional', 'Occupational safety card'],
        category: 5,
        icon: 'safety',
        at: ['MOR', 'ISL'],
      },
      {
        code: 'DSAL-FOR',
        name: ['聘用外地僱員', 'Contratação de não residentes', 'Hiring of non-residents'],
        category: 5,
        icon: 'people',
        at: ['MOR'],
        offers: 'b',
      },
    ],
  },
];
