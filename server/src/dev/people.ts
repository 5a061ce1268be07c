/** Invented people, who log in at the development provider or by `mock=NAME` (NAV-39). */
export const PEOPLE: Record<
  string,
  { type: 'personal' | 'corporate'; claims: Record<string, string | true> }
> = {
  chan: {
    type: 'personal',
    claims: {
      name: 'Chan Tai Man',
      name_cn: '陳大文',
      phone_number: '+85366001001',
      phone_number_verified: true,
      identity_no: '12345670',
      identity_type: 'BIR',
      birthdate: '1985-03-12',
    },
  },
  maria: {
    type: 'personal',
    claims: {
      name: 'Maria da Silva',
      name_cn: '施瑪利',
      phone_number: '+85366001002',
      phone_number_verified: true,
      identity_no: '50012346',
      identity_type: 'BIR',
      birthdate: '1962-11-30',
    },
  },
  lotus: {
    type: 'corporate',
    claims: { name: 'Lotus Trading Ltd.', name_cn: '蓮花貿易有限公司', phone_number: '+85366001003' },
  },
};
