import { BRING_ID, BRING_PHOTO } from './notices';
import type { TypeData } from './service-data';

export const DSI: TypeData[] = [
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
        icon: 'people',
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
];
