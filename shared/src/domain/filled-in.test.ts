import { asciiDigits, digitsOf, idNumberProblem, isEmail, withoutCommas } from '.';

it('checks an ID number by the rule of the city [VAL-18]', () => {
  const rule = { lengths: [9, 12], pattern: '[0-9]+' };
  expect(idNumberProblem('123456789', rule)).toBeUndefined();
  expect(idNumberProblem('1234567890', rule)).toBe('length');
  expect(idNumberProblem('12345678A', rule)).toBe('form');
});

describe('an email', () => {
  it.each(['a@b.mo', 'chan.tai-man+vez@mail.gov.mo', '陳@例子.澳門'])('is %s [VAL-22]', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'a', 'a@b', 'a@b.', '@b.mo', 'a b@c.mo', 'a@b@c.mo', 'a@.mo', `${'a'.repeat(250)}@b.mo`])(
    'is not %s [VAL-22]',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('an amount', () => {
  it('is stripped of commas, ASCII and full-width [VAL-24]', () => {
    expect(withoutCommas('1,200，500.50')).toBe('1200500.50');
  });
});

describe('a numeric field', () => {
  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９'])(
    'accepts the digits of every keyboard: %s [VAL-23]',
    (typed) => {
      expect(digitsOf(typed)).toBe('0123456789');
    },
  );

  it('keeps what is not a digit where signs or letters are allowed', () => {
    expect(asciiDigits('०४／05／۱۹۹۰ Χ三')).toBe('04/05/1990 Χ三');
  });

  it('accepts only digits [VAL-23] [VAL-24]', () => {
    expect(digitsOf('1,2a００，5-')).toBe('12005');
  });
});
