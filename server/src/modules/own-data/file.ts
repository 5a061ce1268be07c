import type { Language } from '@vez/shared/contracts';
import type { ShellCalls } from '@vez/shared/contracts/client';
import { statement, type Queryable, type Tables } from '../../db/db';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import type { Person as Profile } from '../identity';
import type { Person } from '../retention';
import type { IdentityVault } from '../tickets';
import { ownedBy } from './kept';

type OwnFile = ShellCalls['ownDataFile']['answer'];

const TICKETS = statement(
  'own-data-tickets',
  `SELECT * FROM ticket WHERE (mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
     OR euid = ANY(:accounts) ORDER BY day, created_at`,
);
const MESSAGES = statement(
  'own-data-messages',
  `SELECT mob_area, mob_num, kind, created_at, CASE WHEN code IS NULL THEN text ELSE '' END AS "text!"
   FROM sms_outbox WHERE mob_area = :area AND mob_num IN (:number, token(:number)) ORDER BY created_at`,
);
const FAVOURITES = statement(
  'own-data-favourites',
  `SELECT service_id, location_id, created_at FROM favourite
   WHERE owner = ANY(:names::text[] || token(:names)::text[]) ORDER BY created_at`,
);
const SEARCHES = statement(
  'own-data-searches',
  `SELECT keyword, searched_at FROM search_record
   WHERE owner = ANY(:names::text[] || token(:names)::text[]) ORDER BY searched_at`,
);
const CONSENTS = statement(
  'own-data-consents',
  `SELECT clause_id, device_id, consented_at FROM consent
   WHERE account = ANY(:names::text[] || token(:names)::text[]) ORDER BY consented_at`,
);

const phone = (area: string | null, number: string | null) => (number ? `+${area} ${number}` : '');

interface Needs {
  catalogue: Catalogue;
  vault: IdentityVault;
}

/** Names of a service and an office; empty for those that the catalogue no longer has. */
const placeNames =
  ({ snapshot }: Catalogue, language: Language) =>
  (serviceId: number, locationId: number) => {
    const [service, office] = [snapshot.services.get(serviceId), snapshot.locations.get(locationId)];
    return {
      service: service ? nameIn(service.name, language) : '',
      office: office ? nameIn(office.name, language) : '',
    };
  };

const ticketIn = (row: Tables['ticket'], { vault }: Needs, names: ReturnType<typeof placeNames>) => ({
  id: row.id,
  type: row.type,
  number: row.jetton_code,
  ...names(row.service_id, row.location_id),
  day: row.day,
  time: row.booking_time,
  state: row.progress,
  takenAt: row.created_at.toISOString(),
  mobile: phone(row.mob_area, row.mob_num),
  idNumber: (row.identify_cipher && vault.open(row.identify_cipher)) ?? '',
  answers: Object.entries(vault.openAnswers(row)).map(([question, answer]) => ({ question, answer })),
  memo: row.business_code,
  priorityFor: row.priority_for,
});

/** Everything that is kept of a person and can be read, in their language. */
export async function ownFile(
  db: Queryable,
  of: { person: Person; profile: Profile; logins: OwnFile['logins']; language: Language; now: Date },
  needs: Needs,
): Promise<OwnFile> {
  const { person, profile, logins, language, now } = of;
  const owner = ownedBy(person);
  const names = placeNames(needs.catalogue, language);
  const [tickets, messages, favourites, searches, consents] = await Promise.all([
    db.query(TICKETS, owner),
    db.query(MESSAGES, owner),
    db.query(FAVOURITES, owner),
    db.query(SEARCHES, owner),
    db.query(CONSENTS, owner),
  ]);
  return {
    madeAt: now.toISOString(),
    person: {
      account: profile.euid ?? '',
      name: profile.name,
      mobile: phone(profile.mobArea, profile.mobNum || profile.contactPhone),
      idNumber: profile.identityNo,
      birthday: profile.birthday,
    },
    tickets: tickets.map((row) => ticketIn(row, needs, names)),
    messages: messages.map(({ mob_area, mob_num, kind, created_at, text }) => ({
      at: created_at.toISOString(),
      kind,
      mobile: phone(mob_area, mob_num),
      text,
    })),
    favourites: favourites.map((row) => ({
      ...names(row.service_id, row.location_id),
      since: row.created_at.toISOString(),
    })),
    searches: searches.map(({ keyword, searched_at }) => ({
      words: keyword,
      at: searched_at.toISOString(),
    })),
    consents: consents.map(({ clause_id, device_id, consented_at }) => ({
      clause: clause_id,
      device: device_id,
      at: consented_at.toISOString(),
    })),
    logins,
  };
}
