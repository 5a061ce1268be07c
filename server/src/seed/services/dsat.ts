import type { TypeData } from './service-data';

export const DSAT: TypeData[] = [
  {
    department: 7,
    name: ['駕駛執照', 'Carta de condução', 'Driving licence'],
    icon: 'id-card',
    services: [
      {
        code: 'DSAT-LIC',
        name: ['駕駛執照續期', 'Renovação da carta de condução', 'Driving licence renewal'],
        category: 4,
        icon: 'car',
        at: ['ISL', 'MOR', 'H24'],
        rank: 4,
        recommend: true,
      },
      {
        code: 'DSAT-EXA',
        name: ['駕駛考試報名', 'Inscrição para exame de condução', 'Driving test enrolment'],
        category: 4,
        icon: 'education',
        at: ['MOR'],
      },
      {
        code: 'DSAT-INT',
        name: ['國際駕駛執照', 'Licença internacional', 'International driving permit'],
        category: 4,
        icon: 'travel',
        at: ['MOR'],
        paused: true,
      },
    ],
  },
  {
    department: 7,
    name: ['車輛', 'Veículos', 'Vehicles'],
    icon: 'car',
    services: [
      {
        code: 'DSAT-REG',
        name: ['車輛登記', 'Matrícula de veículos', 'Vehicle registration'],
        category: 4,
        icon: 'car',
        at: ['MOR'],
        recommend: true,
      },
      {
        code: 'DSAT-INS',
        name: ['預約驗車', 'Marcação de inspecção', 'Vehicle inspection'],
        category: 4,
        icon: 'inspection',
        at: ['ISL'],
        offers: 'b',
        capacity: 2,
        recommend: true,
      },
      {
        code: 'DSAT-TAX',
        name: ['車輛使用牌照稅', 'Imposto de circulação', 'Circulation tax'],
        category: 4,
        icon: 'tax',
        at: ['MOR', 'ISL'],
      },
    ],
  },
];
