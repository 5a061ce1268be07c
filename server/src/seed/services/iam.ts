import type { TypeData } from './service-data';

export const IAM: TypeData[] = [
  {
    department: 4,
    name: ['准照', 'Licenças', 'Licences'],
    icon: 'licence',
    services: [
      {
        code: 'IAM-FOO',
        name: ['飲食場所准照', 'Licença de estabelecimento de comidas', 'Food establishment licence'],
        category: 8,
        icon: 'food',
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
        icon: 'advertisement',
        at: ['CP', 'MOR'],
      },
      {
        code: 'IAM-DOG',
        name: ['狗隻准照', 'Licença de cães', 'Dog licence'],
        category: 8,
        icon: 'animal',
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
        icon: 'inspection',
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
        icon: 'cemetery',
        at: ['CP'],
        queueClosed: true,
      },
    ],
  },
];
