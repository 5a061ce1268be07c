import type { Named } from './names';

export interface DepartmentData {
  id: number;
  code: string;
  name: Named;
  icon: string;
  tel: string;
  suspended?: boolean;
  hidden?: boolean;
  remoteCounter?: boolean;
  /** Shown for each of its services that has no detail of its own (html). */
  serviceDetail?: Named;
}

export const DEPARTMENTS: DepartmentData[] = [
  {
    id: 1,
    code: 'DSI',
    name: ['身份證明局', 'Direcção dos Serviços de Identificação', 'Identification Services Bureau'],
    icon: 'id-card',
    tel: '28370777',
    remoteCounter: true,
  },
  {
    id: 2,
    code: 'SAFP',
    name: [
      '行政公職局',
      'Direcção dos Serviços de Administração e Função Pública',
      'Public Administration and Civil Service Bureau',
    ],
    icon: 'government',
    tel: '28323623',
    remoteCounter: true,
  },
  {
    id: 3,
    code: 'DSAJ001',
    name: ['法務局', 'Direcção dos Serviços de Assuntos de Justiça', 'Legal Affairs Bureau'],
    icon: 'law',
    tel: '28355111',
    serviceDetail: [
      '<p>登記及公證服務以<b>時段籌號</b>或預約辦理。請帶備：</p><ul><li>申請人的身份證明文件正本</li><li>與申請有關的文件</li></ul>',
      '<p>Os registos e o notariado atendem com <b>senha de sessão</b> ou com marcação. Traga:</p><ul><li>o original do documento de identificação</li><li>os documentos do pedido</li></ul>',
      '<p>Registries and notaries serve by <b>session ticket</b> or by booking. Please bring:</p><ul><li>your original identity document</li><li>the documents of your request</li></ul>',
    ],
  },
  {
    id: 4,
    code: 'IAM',
    name: ['市政署', 'Instituto para os Assuntos Municipais', 'Municipal Affairs Bureau'],
    icon: 'licence',
    tel: '28337676',
    remoteCounter: true,
  },
  {
    id: 5,
    code: 'DSF',
    name: ['財政局', 'Direcção dos Serviços de Finanças', 'Financial Services Bureau'],
    icon: 'pension',
    tel: '28336886',
    remoteCounter: true,
  },
  {
    id: 6,
    code: 'DSAL',
    name: ['勞工事務局', 'Direcção dos Serviços para os Assuntos Laborais', 'Labour Affairs Bureau'],
    icon: 'labour',
    tel: '28564109',
  },
  {
    id: 7,
    code: 'DSAT',
    name: ['交通事務局', 'Direcção dos Serviços para os Assuntos de Tráfego', 'Transport Bureau'],
    icon: 'car',
    tel: '88666363',
  },
  {
    id: 8,
    code: 'FSS',
    name: ['社會保障基金', 'Fundo de Segurança Social', 'Social Security Fund'],
    icon: 'insurance',
    tel: '28532850',
    remoteCounter: true,
  },
  {
    id: 9,
    code: 'IH',
    name: ['房屋局', 'Instituto de Habitação', 'Housing Bureau'],
    icon: 'house',
    tel: '28356288',
  },
  {
    id: 10,
    code: 'IAS',
    name: ['社會工作局', 'Instituto de Acção Social', 'Social Welfare Bureau'],
    icon: 'people',
    tel: '28367878',
    hidden: true,
  },
  {
    id: 11,
    code: 'DSEDT',
    name: [
      '經濟及科技發展局',
      'Direcção dos Serviços de Economia e Desenvolvimento Tecnológico',
      'Economic and Technological Development Bureau',
    ],
    icon: 'building',
    tel: '28882088',
    suspended: true,
  },
];

export interface CategoryData {
  id: number;
  name: Named;
  icon: string;
  other?: boolean;
}

export const CATEGORIES: CategoryData[] = [
  { id: 1, name: ['身份及旅行證件', 'Identificação e viagem', 'Identity and travel'], icon: 'id-card' },
  { id: 2, name: ['登記及公證', 'Registos e notariado', 'Registries and notaries'], icon: 'law' },
  { id: 3, name: ['稅務及財政', 'Impostos e finanças', 'Taxes and finance'], icon: 'pension' },
  { id: 4, name: ['交通及車輛', 'Trânsito e veículos', 'Traffic and vehicles'], icon: 'car' },
  { id: 5, name: ['就業及勞工', 'Emprego e trabalho', 'Work and labour'], icon: 'business' },
  {
    id: 6,
    name: ['社會保障及福利', 'Segurança e apoio social', 'Social security and welfare'],
    icon: 'insurance',
  },
  { id: 7, name: ['房屋', 'Habitação', 'Housing'], icon: 'house' },
  {
    id: 8,
    name: ['市政及准照', 'Assuntos municipais e licenças', 'Municipal affairs and licences'],
    icon: 'licence',
  },
  {
    id: 9,
    name: ['工商及科技', 'Economia e tecnologia', 'Business and technology'],
    icon: 'building',
    other: true,
  },
  {
    id: 10,
    name: ['帳戶及選民', 'Conta e recenseamento', 'Account and voters'],
    icon: 'account',
    other: true,
  },
];
