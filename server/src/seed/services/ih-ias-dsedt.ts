import type { TypeData } from './service-data';

export const IH_IAS_DSEDT: TypeData[] = [
  {
    department: 9,
    name: ['公共房屋', 'Habitação pública', 'Public housing'],
    icon: 'house',
    services: [
      {
        code: 'IH-ECO',
        name: ['經濟房屋申請', 'Habitação económica', 'Home ownership scheme'],
        category: 7,
        icon: 'house',
        at: ['NAT', 'ISL'],
      },
      {
        code: 'IH-SOC',
        name: ['社會房屋申請', 'Habitação social', 'Social housing'],
        category: 7,
        icon: 'building',
        at: ['NAT'],
        offers: 'b',
      },
      {
        code: 'IH-REN',
        name: ['續租事務', 'Renovação de arrendamento', 'Lease renewal'],
        category: 7,
        icon: 'document',
        at: ['NAT', 'CLO'],
      },
      {
        code: 'IH-REP',
        name: ['樓宇維修資助', 'Apoio à reparação de edifícios', 'Building repair subsidies'],
        category: 7,
        icon: 'repair',
        at: ['NAT'],
        quota: 0,
      },
    ],
  },
  {
    department: 10,
    name: ['家庭支援', 'Apoio à família', 'Family support'],
    icon: 'people',
    services: [
      {
        code: 'IAS-ECO',
        name: ['經濟援助', 'Apoio económico', 'Financial aid'],
        category: 6,
        icon: 'pension',
        at: ['MOR'],
      },
      {
        code: 'IAS-DIS',
        name: ['殘疾評估登記', 'Registo de avaliação da deficiência', 'Disability assessment'],
        category: 6,
        icon: 'disability',
        at: ['MOR'],
        offers: 'b',
      },
      {
        code: 'IAS-ELD',
        name: ['頤老卡', 'Cartão de benefícios para idosos', 'Senior citizen card'],
        category: 6,
        icon: 'id-card',
        at: ['MOR', 'H24'],
      },
    ],
  },
  {
    department: 11,
    name: ['工商', 'Indústria e comércio', 'Trade and industry'],
    icon: 'building',
    services: [
      {
        code: 'DSEDT-TM',
        name: ['商標註冊', 'Registo de marcas', 'Trade mark registration'],
        category: 9,
        icon: 'certificate',
        at: ['NAT'],
      },
      {
        code: 'DSEDT-IMP',
        name: ['進出口准照', 'Licenças de importação e exportação', 'Import and export licences'],
        category: 9,
        icon: 'trade',
        at: ['NAT'],
        offers: 'b',
      },
    ],
  },
];
