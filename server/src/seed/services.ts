import type { Named } from './names';

export interface ServiceData {
  code: string;
  name: Named;
  category: number;
  icon: string;
  /** Codes of places; the first is the main one. */
  at: string[];
  /** `b` bookings, `q` queue. */
  offers?: 'bq' | 'b' | 'q';
  idNumber?: boolean;
  rank?: number;
  recommend?: boolean;
  warning?: Named;
  /** The name with html of the allow-list. */
  styled?: Named;
  /** What its tickets say besides the number (html). */
  notice?: Named;
  detail?: Named;
  url?: string;
  other?: boolean;
  timeTicket?: 'also' | 'only';
  capacity?: number;
  style?: 'dropDown';
  busyFrom?: number;
  quota?: number;
  queueClosed?: boolean;
  paused?: boolean;
}

export interface TypeData {
  department: number;
  name: Named;
  icon: string;
  services: ServiceData[];
}

const BRING_ID: Named = [
  '請帶備身份證正本。17:30 後不再派籌。',
  'Traga o original do BIR. Não se emitem senhas depois das 17:30.',
  'Bring your original ID card. No numbers are given after 17:30.',
];

export const ARRIVE_IN_TIME: Named = [
  '<p>請準時到達並報到，<b>過號須重新輪候</b>。</p>',
  '<p>Chegue a horas e confirme a sua chegada. <b>Se perder a vez, terá de esperar de novo.</b></p>',
  '<p>Please come in time and check in. <b>If you miss your turn, you have to wait again.</b></p>',
];

const BRING_PHOTO: Named = [
  '<p>請帶備：</p><ul><li>居民身份證正本</li><li>近照一張</li></ul>',
  '<p>Traga:</p><ul><li>o original do BIR</li><li>uma fotografia recente</li></ul>',
  '<p>Please bring:</p><ul><li>your original resident card</li><li>a recent photograph</li></ul>',
];

export const SERVICE_TYPES: TypeData[] = [
  {
    department: 1,
    name: ['居民身份證', 'Bilhete de identidade de residente', 'Resident identity card'],
    icon: 'id-card',
    services: [
      {
        code: 'DSI-BIR-R',
        name: ['更換居民身份證', 'Renovação do BIR', 'Resident card renewal'],
        styled: ['更換<b>居民身份證</b>', 'Renovação do <b>BIR</b>', '<b>Resident card</b> renewal'],
        category: 1,
        icon: 'id-card',
        at: ['CP', 'H24', 'ISL'],
        idNumber: true,
        rank: 1,
        recommend: true,
        warning: BRING_ID,
        notice: BRING_PHOTO,
        detail: [
          '<p>身份證有效期屆滿前六個月內可辦理更換。</p><ul><li>現有身份證正本</li><li>費用：90 元</li></ul>',
          '<p>Pode renovar nos seis meses anteriores ao fim da validade.</p><ul><li>BIR original</li><li>Custo: 90 patacas</li></ul>',
          '<p>You can renew within six months before expiry.</p><ul><li>Your original card</li><li>Fee: 90 patacas</li></ul>',
        ],
      },
      {
        code: 'DSI-BIR-N',
        name: ['首次申請居民身份證', 'Primeiro pedido do BIR', 'First resident card'],
        category: 1,
        icon: 'id-card',
        at: ['CP', 'MOR'],
        idNumber: false,
        recommend: true,
      },
      {
        code: 'DSI-BIR-L',
        name: ['補領居民身份證', 'Segunda via do BIR', 'Replacement of a lost card'],
        category: 1,
        icon: 'id-card',
        at: ['CP', 'H24'],
        offers: 'q',
      },
      {
        code: 'DSI-BIR-C',
        name: ['領取居民身份證', 'Levantamento do BIR', 'Collecting a resident card'],
        category: 1,
        icon: 'id-card',
        at: ['CP', 'ISL', 'H24'],
        offers: 'q',
      },
    ],
  },
  {
    department: 1,
    name: ['旅行證件', 'Documentos de viagem', 'Travel documents'],
    icon: 'passport',
    services: [
      {
        code: 'DSI-PAS',
        name: ['簽發特區護照', 'Emissão de passaporte da RAEM', 'Passport issue'],
        category: 1,
        icon: 'passport',
        at: ['CP', 'H24', 'MOR'],
        idNumber: true,
        rank: 2,
        recommend: true,
      },
      {
        code: 'DSI-TP',
        name: ['簽發旅行證', 'Emissão de título de viagem', 'Travel permit issue'],
        category: 1,
        icon: 'passport',
        at: ['CP'],
      },
    ],
  },
  {
    department: 1,
    name: ['證明書', 'Certificados', 'Certificates'],
    icon: 'certificate',
    services: [
      {
        code: 'DSI-CRC',
        name: ['刑事紀錄證明書', 'Certificado de registo criminal', 'Criminal record certificate'],
        category: 1,
        icon: 'certificate',
        at: ['CP', 'H24', 'RC'],
        rank: 3,
        capacity: 1,
      },
      {
        code: 'DSI-KIN',
        name: ['親屬關係證明書', 'Certificado de parentesco', 'Kinship certificate'],
        category: 1,
        icon: 'account',
        at: ['CP'],
      },
      {
        code: 'DSI-RES',
        name: ['居留證明書', 'Certificado de residência', 'Certificate of residence'],
        category: 1,
        icon: 'certificate',
        at: ['CP', 'ISL'],
      },
    ],
  },
  {
    department: 2,
    name: ['一戶通', 'Conta única', 'Personal account'],
    icon: 'account',
    services: [
      {
        code: 'SAFP-ACC',
        name: ['開立一戶通帳戶', 'Abertura da Conta Única', 'Opening an account'],
        category: 10,
        icon: 'account',
        at: ['PAB', 'H24', 'RC'],
        rank: 4,
      },
      {
        code: 'SAFP-ENT',
        name: ['開立商社通帳戶', 'Abertura da Plataforma para Empresas', 'Opening a corporate account'],
        category: 10,
        icon: 'business',
        at: ['PAB'],
      },
      {
        code: 'SAFP-PWD',
        name: ['重設帳戶密碼', 'Reposição da palavra-passe', 'Resetting a password'],
        category: 10,
        icon: 'account',
        at: ['PAB', 'H24', 'ISL'],
        offers: 'q',
      },
    ],
  },
  {
    department: 2,
    name: ['選民登記', 'Recenseamento eleitoral', 'Voter registration'],
    icon: 'account',
    services: [
      {
        code: 'SAFP-VOT',
        name: ['自然人選民登記', 'Recenseamento de pessoas singulares', 'Voter registration of persons'],
        url: 'https://www.gov.mo/',
        category: 10,
        icon: 'account',
        at: ['PAB', 'ISL'],
      },
      {
        code: 'SAFP-VOD',
        name: ['更新選民資料', 'Actualização de dados eleitorais', 'Update of voter data'],
        category: 10,
        icon: 'document',
        at: ['PAB', 'MOR'],
      },
      {
        code: 'SAFP-LAW',
        name: ['公務諮詢', 'Informações sobre a função pública', 'Civil service information'],
        category: 10,
        icon: 'government',
        at: ['PAB'],
        other: true,
        url: 'https://www.gov.mo/',
      },
    ],
  },
  {
    department: 3,
    name: ['物業及商業登記', 'Registo predial e comercial', 'Property and commercial registry'],
    icon: 'building',
    services: [
      {
        code: 'DSAJ-REP',
        name: [
          '物業登記書面報告',
          'Informação escrita do registo predial',
          'Written report of the property registry',
        ],
        category: 2,
        icon: 'house',
        at: ['PAB', 'H24', 'ISL'],
        timeTicket: 'also',
        recommend: true,
        rank: 5,
        detail: [
          '<p>報告列明物業的登記狀況，<b>不具證明效力</b>。</p>',
          '<p>A informação indica a situação registal e <b>não tem valor de certidão</b>.</p>',
          '<p>The report states the registered situation and <b>is not a certificate</b>.</p>',
        ],
      },
      {
        code: 'DSAJ-PRO',
        name: ['物業登記', 'Registo predial', 'Property registration'],
        category: 2,
        icon: 'house',
        at: ['PAB'],
        offers: 'b',
        timeTicket: 'only',
      },
      {
        code: 'DSAJ-COM',
        name: ['商業登記', 'Registo comercial', 'Commercial registration'],
        category: 2,
        icon: 'building',
        at: ['PAB'],
        timeTicket: 'also',
      },
    ],
  },
  {
    department: 3,
    name: ['民事登記', 'Registo civil', 'Civil registry'],
    icon: 'health',
    services: [
      {
        code: 'DSAJ-BIR',
        name: ['出生登記', 'Registo de nascimento', 'Birth registration'],
        category: 2,
        icon: 'birth',
        at: ['PAB', 'ISL'],
      },
      {
        code: 'DSAJ-MAR',
        name: ['結婚登記', 'Registo de casamento', 'Marriage registration'],
        category: 2,
        icon: 'health',
        at: ['PAB'],
        offers: 'b',
        capacity: 1,
        style: 'dropDown',
      },
      {
        code: 'DSAJ-DEA',
        name: ['死亡登記', 'Registo de óbito', 'Death registration'],
        category: 2,
        icon: 'certificate',
        at: ['PAB'],
      },
    ],
  },
  {
    department: 3,
    name: ['公證', 'Notariado', 'Notaries'],
    icon: 'notary',
    services: [
      {
        code: 'DSAJ-SIG',
        name: ['簽名認定', 'Reconhecimento de assinaturas', 'Signature authentication'],
        category: 2,
        icon: 'notary',
        at: ['PAB', 'ISL'],
        timeTicket: 'also',
      },
      {
        code: 'DSAJ-POA',
        name: ['授權書', 'Procuração', 'Power of attorney'],
        category: 2,
        icon: 'notary',
        at: ['PAB'],
        timeTicket: 'also',
        idNumber: true,
      },
      {
        code: 'DSAJ-DEE',
        name: ['公證書', 'Escritura pública', 'Notarial deed'],
        category: 2,
        icon: 'notary',
        at: ['PAB'],
        offers: 'b',
      },
    ],
  },
  {
    department: 4,
    name: ['准照', 'Licenças', 'Licences'],
    icon: 'licence',
    services: [
      {
        code: 'IAM-FOO',
        name: ['飲食場所准照', 'Licença de estabelecimento de comidas', 'Food establishment licence'],
        category: 8,
        icon: 'licence',
        at: ['CP', 'ISL'],
        recommend: true,
      },
      {
        code: 'IAM-HAW',
        name: ['小販准照續期', 'Renovação da licença de vendilhão', 'Hawker licence renewal'],
        category: 8,
        icon: 'licence',
        at: ['CP'],
      },
      {
        code: 'IAM-ADV',
        name: ['廣告物准照', 'Licença de publicidade', 'Advertisement licence'],
        category: 8,
        icon: 'certificate',
        at: ['CP', 'MOR'],
      },
      {
        code: 'IAM-DOG',
        name: ['狗隻准照', 'Licença de cães', 'Dog licence'],
        category: 8,
        icon: 'park',
        at: ['CP', 'ISL', 'H24'],
        rank: 6,
      },
    ],
  },
  {
    department: 4,
    name: ['罰款及查詢', 'Multas e informações', 'Fines and enquiries'],
    icon: 'tax',
    services: [
      {
        code: 'IAM-FIN',
        name: ['繳交市政罰款', 'Pagamento de multas municipais', 'Payment of municipal fines'],
        category: 8,
        icon: 'tax',
        at: ['CP', 'ISL', 'H24'],
        offers: 'q',
      },
      {
        code: 'IAM-INS',
        name: ['預約食品檢驗', 'Marcação de inspecção alimentar', 'Food inspection'],
        category: 8,
        icon: 'document',
        at: ['CP'],
        offers: 'b',
      },
      {
        code: 'IAM-TRE',
        name: ['樹木及綠化查詢', 'Informações sobre árvores', 'Trees and greenery'],
        category: 8,
        icon: 'park',
        at: ['ISL'],
      },
      {
        code: 'IAM-CEM',
        name: ['墳場事務', 'Cemitérios', 'Cemetery matters'],
        category: 8,
        icon: 'park',
        at: ['CP'],
        queueClosed: true,
      },
    ],
  },
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
        icon: 'business',
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
        icon: 'account',
        at: ['MOR'],
        offers: 'b',
      },
      {
        code: 'DSAL-TRA',
        name: ['職業培訓報名', 'Inscrição em formação', 'Training enrolment'],
        category: 5,
        icon: 'labour',
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
        icon: 'labour',
        at: ['MOR', 'ISL'],
      },
      {
        code: 'DSAL-FOR',
        name: ['聘用外地僱員', 'Contratação de não residentes', 'Hiring of non-residents'],
        category: 5,
        icon: 'account',
        at: ['MOR'],
        offers: 'b',
      },
    ],
  },
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
        icon: 'document',
        at: ['MOR'],
      },
      {
        code: 'DSAT-INT',
        name: ['國際駕駛執照', 'Licença internacional', 'International driving permit'],
        category: 4,
        icon: 'document',
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
        icon: 'car',
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
    icon: 'health',
    services: [
      {
        code: 'FSS-PEN',
        name: ['養老金申請', 'Pensão para idosos', 'Old-age pension'],
        category: 6,
        icon: 'health',
        at: ['CP', 'ISL'],
        idNumber: true,
      },
      {
        code: 'FSS-LIF',
        name: ['在生證明', 'Prova de vida', 'Proof of life'],
        category: 6,
        icon: 'account',
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
        icon: 'account',
        at: ['NAT', 'CLO'],
      },
      {
        code: 'IH-REP',
        name: ['樓宇維修資助', 'Apoio à reparação de edifícios', 'Building repair subsidies'],
        category: 7,
        icon: 'labour',
        at: ['NAT'],
        quota: 0,
      },
    ],
  },
  {
    department: 10,
    name: ['家庭支援', 'Apoio à família', 'Family support'],
    icon: 'health',
    services: [
      {
        code: 'IAS-ECO',
        name: ['經濟援助', 'Apoio económico', 'Financial aid'],
        category: 6,
        icon: 'health',
        at: ['MOR'],
      },
      {
        code: 'IAS-DIS',
        name: ['殘疾評估登記', 'Registo de avaliação da deficiência', 'Disability assessment'],
        category: 6,
        icon: 'health',
        at: ['MOR'],
        offers: 'b',
      },
      {
        code: 'IAS-ELD',
        name: ['頤老卡', 'Cartão de benefícios para idosos', 'Senior citizen card'],
        category: 6,
        icon: 'account',
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
        icon: 'notary',
        at: ['NAT'],
      },
      {
        code: 'DSEDT-IMP',
        name: ['進出口准照', 'Licenças de importação e exportação', 'Import and export licences'],
        category: 9,
        icon: 'document',
        at: ['NAT'],
        offers: 'b',
      },
    ],
  },
];
