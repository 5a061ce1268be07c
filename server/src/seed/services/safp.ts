import type { TypeData } from './service-data';

export const SAFP: TypeData[] = [
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
        icon: 'password',
        at: ['PAB', 'H24', 'ISL'],
        offers: 'q',
      },
    ],
  },
  {
    department: 2,
    name: ['選民登記', 'Recenseamento eleitoral', 'Voter registration'],
    icon: 'vote',
    services: [
      {
        code: 'SAFP-VOT',
        name: ['自然人選民登記', 'Recenseamento de pessoas singulares', 'Voter registration of persons'],
        url: 'https://www.gov.mo/',
        category: 10,
        icon: 'vote',
        at: ['PAB', 'ISL'],
      },
      {
        code: 'SAFP-VOD',
        name: ['更新選民資料', 'Actualização de dados eleitorais', 'Update of voter data'],
        category: 10,
        icon: 'vote',
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
];
