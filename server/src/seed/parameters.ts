import type { Named } from './names';

export interface ParameterData {
  type: string;
  name: string;
  description: Named;
  optional?: boolean;
  options?: { value: string; label: Named }[];
  pattern?: string;
}

const GENDER: ParameterData['options'] = [
  { value: 'M', label: ['男', 'Masculino', 'Male'] },
  { value: 'F', label: ['女', 'Feminino', 'Female'] },
];

/** What a service asks before a booking, by its code. */
export const PARAMETERS: Record<string, ParameterData[]> = {
  'DSAT-REG': [
    { type: 'NAME', name: 'owner', description: ['車主姓名', 'Nome do proprietário', 'Name of the owner'] },
    {
      type: 'IDNUMBER',
      name: 'ownerId',
      description: ['車主身份證號碼', 'N.º do BIR do proprietário', 'ID number of the owner'],
    },
    { type: 'BIRTHDAY', name: 'birthday', description: ['出生日期', 'Data de nascimento', 'Date of birth'] },
    {
      type: 'GENDER',
      name: 'gender',
      description: ['性別', 'Sexo', 'Gender'],
      options: GENDER,
      optional: true,
    },
    {
      type: 'OPTION',
      name: 'kind',
      description: ['車輛類別', 'Categoria do veículo', 'Kind of vehicle'],
      options: [
        { value: 'car', label: ['輕型汽車', 'Automóvel ligeiro', 'Light vehicle'] },
        { value: 'motorcycle', label: ['電單車', 'Motociclo', 'Motorcycle'] },
        { value: 'heavy', label: ['重型汽車', 'Automóvel pesado', 'Heavy vehicle'] },
      ],
    },
    {
      type: 'TEXT',
      name: 'plate',
      description: ['車牌號碼', 'Matrícula', 'Number plate'],
      pattern: '[A-Z]{1,2}-?\\d{2}-?\\d{2}',
    },
    { type: 'NUMBER', name: 'year', description: ['出廠年份', 'Ano de fabrico', 'Year of manufacture'] },
    { type: 'DATE', name: 'bought', description: ['購買日期', 'Data de compra', 'Date of purchase'] },
    {
      type: 'MOBILENUMBER',
      name: 'second',
      description: ['後備聯絡電話', 'Telemóvel alternativo', 'Second mobile number'],
      optional: true,
    },
  ],
  'IAM-FOO': [
    {
      type: 'TEXT',
      name: 'establishment',
      description: ['場所名稱', 'Nome do estabelecimento', 'Name of the establishment'],
    },
    { type: 'NUMBER', name: 'seats', description: ['座位數目', 'Número de lugares', 'Number of seats'] },
  ],
  'DSAT-INS': [
    {
      type: 'TEXT',
      name: 'plate',
      description: ['車牌號碼', 'Matrícula', 'Number plate'],
      pattern: '[A-Z]{1,2}-?\\d{2}-?\\d{2}',
    },
  ],
  'DSF-PRO': [
    {
      type: 'NAME',
      name: 'taxpayer',
      description: ['納稅人姓名', 'Nome do contribuinte', 'Name of the taxpayer'],
    },
    { type: 'NUMBER', name: 'year', description: ['課稅年度', 'Exercício fiscal', 'Tax year'] },
  ],
};

export const GUIDES: { title: Named; text: Named; icon: string }[] = [
  {
    title: ['選擇想要的日期', 'Escolha a data', 'Choose a date'],
    text: [
      '表格每欄是一天，每行是一個時間。',
      'Cada coluna é um dia; cada linha, uma hora.',
      'Each column is a day, each row a time.',
    ],
    icon: 'document',
  },
  {
    title: ['留意定位圖示', 'Repare no pino', 'Look for the pin'],
    text: [
      '有定位圖示的時間在本服務地點額滿，但其他服務地點仍有名額。',
      'O pino indica que a hora está esgotada aqui mas livre noutro local.',
      'A pin means that this office is full but another still has the time.',
    ],
    icon: 'document',
  },
  {
    title: ['選定並繼續', 'Confirme e continue', 'Choose and go on'],
    text: [
      '選擇後會為您保留時段，讓您填寫資料。',
      'Depois de escolher, reservamos a hora enquanto preenche os dados.',
      'After you choose, the time is held while you fill in the form.',
    ],
    icon: 'document',
  },
];
