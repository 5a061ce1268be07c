import { checkContact, type ContactNeeds } from './check-contact';
import { newContact, withProfile, type Contact } from './contact';

const MOBILE = { area: '853', number: '66123834' };
const CONTACT: Contact = { ...MOBILE, idNumber: '12345670', agreed: true };
const NEEDS: ContactNeeds = {
  idNumber: true,
  agreement: true,
  areas: ['853', '852', '86'],
  idRule: { lengths: [8, 18], pattern: '[0-9A-Za-z]+' },
};

describe('checking a contact', () => {
  it('finds no errors in a complete one', () => {
    expect(checkContact(CONTACT, NEEDS)).toEqual({});
  });

  it('reports ID number, phone and agreement, in page order [VAL-32] [VAL-36] [VAL-38]', () => {
    const empty = { idNumber: ' ', area: '853', number: '', agreed: false };
    expect(Object.entries(checkContact(empty, NEEDS))).toEqual([
      ['idNumber', 'missing'],
      ['phone', 'notSupportNull'],
      ['agreed', 'missing'],
    ]);
  });

  it.each([
    ['1234567', 'length'],
    ['1234/670', 'form'],
    [' 12345670 ', undefined],
  ])('checks the ID number %j: %s [VAL-18] [VAL-20]', (idNumber, fault) => {
    expect(checkContact({ ...CONTACT, idNumber }, NEEDS).idNumber).toBe(fault);
  });

  it('requires only what is needed [VAL-19] [VAL-33] [VAL-34]', () => {
    const empty = { idNumber: '', area: '853', number: '', agreed: false };
    const needs = { ...NEEDS, idNumber: false, phone: false, agreement: false };
    expect(checkContact(empty, needs)).toEqual({});
  });

  it('accepts a foreign number that is already verified [VAL-12]', () => {
    const abroad = { area: '44', number: '7400123456' };
    expect(checkContact({ ...CONTACT, ...abroad }, NEEDS).phone).toBe('areaNotSupported');
    expect(checkContact({ ...CONTACT, ...abroad }, { ...NEEDS, proved: abroad })).toEqual({});
  });
});

describe('an initial contact', () => {
  const other = { area: '852', number: '51234567' };

  it('has the verified number, else the account’s, else none [ACC-07] [UI-10]', () => {
    expect(newContact('853', { kind: 'personal', mobile: MOBILE, contactPhone: other })).toMatchObject(
      MOBILE,
    );
    expect(newContact('853', { kind: 'corporate', contactPhone: other })).toMatchObject(other);
    expect(newContact('853', { kind: 'anonymous' })).toMatchObject({ area: '853', number: '' });
  });

  it('has the profile’s number if none was typed, as before the login was known', () => {
    const empty = { ...CONTACT, area: '86', number: '' };
    expect(withProfile(empty, { kind: 'personal', mobile: MOBILE, contactPhone: other })).toMatchObject(
      MOBILE,
    );
    expect(withProfile(empty, { kind: 'corporate', contactPhone: other })).toMatchObject(other);
    expect(withProfile(empty, { kind: 'anonymous' })).toEqual(empty);
  });

  it('has the profile’s ID number, and in a host app its phone number [VAL-21] [ACC-11]', () => {
    const typed = { ...CONTACT, ...other };
    const profile = { mobile: MOBILE, identityNo: '51234567' };
    expect(withProfile(typed, { kind: 'personal', ...profile })).toEqual({ ...typed, idNumber: '51234567' });
    expect(withProfile(typed, { kind: 'superApp', ...profile })).toEqual({
      ...typed,
      ...MOBILE,
      idNumber: '51234567',
    });
  });
});
