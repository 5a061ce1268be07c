import type { TypeData } from './service-data';

export const DSF: TypeData[] = [
  {
    department: 5,
    name: ['稅項', 'Impostos', 'Taxes'],
    icon: 'tax',
    services: [
      {
        code: 'DSF-PRO',
        name: [
          '職業稅及所得補充稅',
          'Imposto profissional e complementar',
          'Professional and complementary tax',
        ],
        category: 3,
        icon: 'tax',
        at: ['CP', 'H24', 'MOR'],
        idNumber: true,
        rank: 7,
        recommend: true,
      },
      {
        code: 'DSF-PRP',
        name: ['房屋稅', 'Contribuição predial urbana', 'Property tax'],
        category: 3,
        icon: 'house',
        at: ['CP', 'ISL'],
      },
      {
        code: 'DSF-STA',
        name: ['印花稅', 'Imposto do selo', 'Stamp duty'],
        category: 3,
        icon: 'notary',
        at: ['CP'],
      },
      {
        code: 'DSF-VEH',
        name: ['機動車輛稅', 'Imposto sobre veículos', 'Motor vehicle tax'],
        category: 3,
        icon: 'car',
        at: ['CP', 'ISL'],
      },
      {
        code: 'DSF-IND',
        name: ['營業稅開業登記', 'Início de actividade', 'Business start declaration'],
        category: 3,
        icon: 'licence',
        at: ['CP'],
      },
    ],
  },
  {
    department: 5,
    name: ['證明及退款', 'Certidões e reembolsos', 'Certificates and refunds'],
    icon: 'pension',
    services: [
      {
        code: 'DSF-CER',
        name: ['無欠稅證明', 'Certidão de inexistência de dívidas', 'Tax clearance certificate'],
        category: 3,
        icon: 'certificate',
        at: ['CP', 'RC'],
      },
      {
        code: 'DSF-REF',
        name: ['退稅查詢', 'Reembolso de impostos', 'Tax refund enquiries'],
        category: 3,
        icon: 'pension',
        at: ['CP', 'H24'],
        offers: 'q',
        busyFrom: 500,
      },
      {
        code: 'DSF-PEN',
        name: ['公務員退休金', 'Pensões', 'Civil service pensions'],
        category: 3,
        icon: 'pension',
        at: ['CP'],
      },
    ],
  },
];
