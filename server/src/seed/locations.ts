import type { Named } from './names';

/** Minutes of the day on each weekday, 0 = Sunday. */
export const OFFICE_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 540, closes: 1_080 }));
export const ALWAYS_OPEN = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1_440 }));

const WEEKDAYS: Named = [
  '星期一至五 09:00 至 18:00，中午不休息',
  'Segunda a Sexta-feira, 09:00 às 18:00, sem interrupção',
  'Monday to Friday, 09:00 to 18:00, no lunch break',
];
const DAY_AND_NIGHT: Named = [
  '全年 24 小時開放，公眾假期照常',
  'Aberto 24 horas, todos os dias, incluindo feriados',
  'Open day and night, public holidays included',
];

export interface LocationData {
  id: number;
  code: string;
  name: Named;
  address: Named;
  description: Named;
  tel: string;
  at?: [latitude: number, longitude: number];
  hours: { weekday: number; opens: number; closes: number }[];
  suspended?: boolean;
  remoteCounter?: boolean;
  login?: boolean;
}

export const LOCATIONS: LocationData[] = [
  {
    id: 1,
    code: 'PAB',
    name: ['公共行政大樓', 'Edifício Administração Pública', 'Public Administration Building'],
    address: ['水坑尾街162號', 'Rua do Campo n.º 162', '162 Rua do Campo'],
    description: WEEKDAYS,
    tel: '28323623',
    at: [22.1953, 113.5447],
    hours: OFFICE_HOURS,
  },
  {
    id: 2,
    code: 'CP',
    name: ['中華廣場', 'China Plaza', 'China Plaza'],
    address: ['南灣大馬路804號', 'Avenida da Praia Grande n.º 804', '804 Avenida da Praia Grande'],
    description: WEEKDAYS,
    tel: '28370777',
    at: [22.1904, 113.5406],
    hours: OFFICE_HOURS,
  },
  {
    id: 3,
    code: 'ISL',
    name: [
      '離島政府綜合服務中心',
      'Centro de Serviços da RAEM das Ilhas',
      'Government Services Centre in the Islands',
    ],
    address: [
      '氹仔哥英布拉街225號3樓',
      'Rua de Coimbra n.º 225, 3.º andar, Taipa',
      '225 Rua de Coimbra, 3rd floor, Taipa',
    ],
    description: WEEKDAYS,
    tel: '28825252',
    at: [22.1562, 113.5585],
    hours: OFFICE_HOURS,
  },
  {
    id: 4,
    code: 'MOR',
    name: [
      '慕拉士政府綜合服務中心',
      'Centro de Serviços da RAEM em Venceslau de Morais',
      'Government Services Centre in Venceslau de Morais',
    ],
    address: [
      '慕拉士大馬路望信樓地下',
      'Avenida de Venceslau de Morais, Edifício Mong Son, r/c',
      'Avenida de Venceslau de Morais, Mong Son Building, ground floor',
    ],
    description: WEEKDAYS,
    tel: '28451515',
    at: [22.2093, 113.5528],
    hours: OFFICE_HOURS,
  },
  {
    id: 5,
    code: 'H24',
    name: ['24 小時公共服務大廳', 'Átrio de Serviços Públicos 24 Horas', '24-hour Public Service Hall'],
    address: [
      '氹仔哥英布拉街225號地下',
      'Rua de Coimbra n.º 225, r/c, Taipa',
      '225 Rua de Coimbra, ground floor, Taipa',
    ],
    description: DAY_AND_NIGHT,
    tel: '28550100',
    at: [22.1561, 113.5583],
    hours: ALWAYS_OPEN,
  },
  {
    id: 6,
    code: 'RC',
    name: [
      '遙距服務櫃枱（北區）',
      'Balcão de serviços à distância (Zona Norte)',
      'Remote counter (north district)',
    ],
    address: ['黑沙環中街', 'Rua Central da Areia Preta', 'Rua Central da Areia Preta'],
    description: WEEKDAYS,
    tel: '28550100',
    at: [22.2115, 113.5574],
    hours: OFFICE_HOURS,
    remoteCounter: true,
    login: true,
  },
  {
    id: 7,
    code: 'NAT',
    name: ['南灣辦事處', 'Delegação da Praia Grande', 'Praia Grande office'],
    address: ['南灣大馬路', 'Avenida da Praia Grande', 'Avenida da Praia Grande'],
    description: WEEKDAYS,
    tel: '28356288',
    hours: OFFICE_HOURS,
  },
  {
    id: 8,
    code: 'CLO',
    name: ['路環辦事處', 'Delegação de Coloane', 'Coloane office'],
    address: ['路環市區', 'Vila de Coloane', 'Coloane village'],
    description: WEEKDAYS,
    tel: '28550100',
    at: [22.1162, 113.5517],
    hours: OFFICE_HOURS,
    suspended: true,
  },
];
