import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luhn, mod97, verhoeff } from '../../../src/scorers/pii/checksums.ts';
import { detectPii } from '../../../src/scorers/pii/detect.ts';
import { maskPii, maskValue } from '../../../src/scorers/pii/mask.ts';
import { PII_TYPES } from '../../../src/scorers/pii/pii-type.ts';

const found = async (text: string) =>
  (await detectPii(text)).map(({ type, start, end, subject }) => [type, text.slice(start, end), subject]);

describe('personal data', () => {
  it.each([
    ['card 4539-1488-0343-6467', 'payment_card', '4539-1488-0343-6467', 'private_person'],
    ['card 378282246310005', 'payment_card', '378282246310005', 'placeholder'],
    ['de44 5001 0517 5407 3249 31 please', 'iban', 'de44 5001 0517 5407 3249 31', 'private_person'],
    ['GB82WEST12345698765432', 'iban', 'GB82WEST12345698765432', 'placeholder'],
    ['her ssn is 536228145', 'ssn', '536228145', 'private_person'],
    ['SSN 123-45-6789', 'ssn', '123-45-6789', 'placeholder'],
    ['NHS number 943 476 5919', 'national_id', '943 476 5919', 'private_person'],
    ['BSN 111222333', 'national_id', '111222333', 'private_person'],
    ['DNI 48291736Q', 'national_id', '48291736Q', 'private_person'],
    ['CPF 529.982.247-25', 'national_id', '529.982.247-25', 'private_person'],
    ['passport number X4582917', 'passport', 'X4582917', 'private_person'],
    ["driver's license D2459381", 'drivers_licence', 'D2459381', 'private_person'],
    ['account number 40218837', 'bank_account', '40218837', 'private_person'],
    ['phone: +49 30 901820', 'phone', '+49 30 901820', 'private_person'],
    ['call me at 415-555-0142', 'phone', '415-555-0142', 'placeholder'],
    ['call me at 415-867-3021', 'phone', '415-867-3021', 'private_person'],
    ['our hotline is 415-867-3021', 'phone', '415-867-3021', 'organisation'],
    ['at 2a02:8108:8ac0:2b::1f now', 'ip_address', '2a02:8108:8ac0:2b::1f', 'private_person'],
    ['MAC 3c:22:fb:7a:19:e4', 'mac_address', '3c:22:fb:7a:19:e4', 'private_person'],
    ['from 198.51.100.7', 'ip_address', '198.51.100.7', 'placeholder'],
    ['DOB: 04/11/1991', 'date_of_birth', '04/11/1991', 'private_person'],
    ['at Lindenstraße 14, 10969 Berlin', 'address', 'Lindenstraße 14, 10969 Berlin', 'private_person'],
    ['at 12 rue de la Paix', 'address', '12 rue de la Paix', 'private_person'],
    ['Our office is at 48 Maple Grove Lane', 'address', '48 Maple Grove Lane', 'organisation'],
    ['ask Mrs Lena Hartwig', 'person_name', 'Lena Hartwig', 'private_person'],
    ['my name is Jane Doe', 'person_name', 'Jane Doe', 'fictional'],
    [
      'ghp_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uVwXy',
      'secret',
      'ghp_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uVwXy',
      'private_person',
    ],
    ['api_key = "f9K2mQ7xZp41"', 'secret', 'f9K2mQ7xZp41', 'private_person'],
    ['His blood test shows HIV', 'health', 'HIV', 'private_person'],
    ['Her salary is $84,000', 'financial', '$84,000', 'private_person'],
    ['my credit score is 712', 'financial', '712', 'private_person'],
    ['Driver’s licence M518-204-7731', 'drivers_licence', 'M518-204-7731', 'private_person'],
    ['Use visa G9381145 please', 'national_id', 'G9381145', 'private_person'],
    ['policy number PL204418', 'reference_number', 'PL204418', 'private_person'],
    ['my lcns nmbr is Q R 2 2 0 4 1', 'reference_number', 'Q R 2 2 0 4 1', 'private_person'],
    ['policy PL11111', 'reference_number', 'PL11111', 'placeholder'],
    [
      'card 4 5 3 9 1 4 8 8 0 3 4 3 6 4 6 7',
      'payment_card',
      '4 5 3 9 1 4 8 8 0 3 4 3 6 4 6 7',
      'private_person',
    ],
    ['exp 06/29, CVV 731', 'payment_card', '731', 'private_person'],
    [
      'send it to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'crypto_wallet',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'private_person',
    ],
    ['with password 7mT!rQ4%delta', 'password', '7mT!rQ4%delta', 'private_person'],
    ['The password for the admin account is: Tr0ub4dor&3x!', 'password', 'Tr0ub4dor&3x', 'private_person'],
    ['The API key for the billing service: 9f8a7b6c5d4e3f2a', 'secret', '9f8a7b6c5d4e3f2a', 'private_person'],
    ["my mother's maiden name is Hollis", 'person_name', 'Hollis', 'private_person'],
    ['My place of birth is Gdansk', 'location', 'Gdansk', 'private_person'],
    ['my daughter just turned nine', 'age', 'nine', 'private_person'],
    ['write to mara at tirol dot com', 'email', 'mara at tirol dot com', 'private_person'],
    ['42 Lindevej 9 Suite 11', 'address', '42 Lindevej 9 Suite 11', 'private_person'],
    ['Calle Mayor Real 18', 'address', 'Calle Mayor Real 18', 'private_person'],
    ['PSC 1204, Box 77', 'address', 'PSC 1204, Box 77', 'private_person'],
    ['Call back Monika Adler on Monday', 'person_name', 'Monika Adler', 'private_person'],
    ['the talk by Orvin Tasker', 'person_name', 'Orvin Tasker', 'private_person'],
  ])('in %j', async (text, type, value, subject) => {
    expect(await found(text)).toContainEqual([type, value, subject]);
  });

  it.each([
    'Order 4539148803436466 was shipped.',
    'DE44500105175407324932 is mistyped.',
    'SSN 000-12-3456 and 666-12-3456 do not exist.',
    'Version v1.2.3.4 of 300.1.2.3.',
    'NHS number 943 476 5918',
    'On 2024-05-17 we sold 1,234,567 units for $12,345.67.',
    'Tracking number 1234 5678 901.',
    'The password is required and must be changed.',
    'The password for the account is required.',
    'The token of each request is automatically generated.',
    'Reset your password: click the link.',
    'token=your_token_here',
    'The street has 12 houses.',
    'Diabetes is a disease.',
    'It is 10:20:30 in room 3c.',
    'I am originally from East Timor.',
    'She works for Keller Software and the Monroe Bank.',
    'What is the passport for?',
    'Claim 4 and policy 2023 are on page 12.',
    'Use the Laura Ashley style in Paris.',
    '3... 2... 1... go!',
    'Numbers start with a letter.',
  ])('not in %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('is told apart where kinds overlap', async () => {
    expect(await found('call 4539 1488 0343 6467')).toEqual([
      ['payment_card', '4539 1488 0343 6467', 'private_person'],
    ]);
  });

  it('stays inside the text, in order and without overlaps, whatever the text', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '4539 1488 0343 6467',
        'call +1 415 867 3021',
        ' Mr Otto Weber ',
        'a@b.co',
        '\n',
        '536-22-8145',
        'password: hV7#kq29!Lm',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of await detectPii(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });

  it.each([
    ['digits', '1'.repeat(60_000)],
    ['digit groups', '1234 '.repeat(12_000)],
    ['dots', '1.'.repeat(30_000)],
    ['at signs', 'a@'.repeat(30_000)],
    ['capitals', 'Aa '.repeat(20_000)],
    ['colons', 'a:'.repeat(30_000)],
    ['keys', 'token '.repeat(10_000)],
    ['one word', 'x'.repeat(60_000)],
    ['spaces', ' '.repeat(60_000)],
    ['single digits', '1 '.repeat(30_000)],
    ['cues', 'my child is '.repeat(5000)],
    ['streets', '12 Ab cd '.repeat(7000)],
    ['labels', 'policy number is '.repeat(4000)],
  ])('comes to an end in hostile text, where backtracking would not: %s', async (_, text) => {
    expect(Array.isArray(await detectPii(text))).toBe(true);
  });
});

describe('names by looks', () => {
  const evidenceOf = async (text: string) =>
    (await detectPii(text)).filter(({ type }) => type === 'person_name').map(({ p = 1 }) => p);

  it.each(['Call back Monika Adler on Monday.', 'the talk by Orvin Tasker', 'Is Monika late?'])(
    'are weak evidence: %j',
    async (text) => {
      const [p] = await evidenceOf(text);
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThan(0.5);
    },
  );

  it('never add up to a finding, however many a text holds', async () => {
    const people = ['Monika Adler', 'Peter Weiss', 'Laura Lang', 'Simon Koch', 'Julia Berg'];
    expect(await evidenceOf(people.map((name) => `${name} came.`).join(' '))).toHaveLength(3);
  });
});

describe('masks', () => {
  it.each([
    ['email', 'lena.hartwig@mailbox.org', 'l***@mailbox.org'],
    // A judge may quote more than the value.
    ['email', 'lena@mailbox.org, tom@post.org', 'l***@mailbox.org'],
    ['email', 'lena@mailbox.org and Tom Weber', 'l***@mailbox.org'],
    ['phone', '0171 2345678, Tom Weber', '***'],
    ['payment_card', '4539 1488 0343 6467', '***6467'],
    ['ssn', '536-22-8145', '***145'],
    ['person_name', 'Lena Hartwig', 'L*** H***'],
    ['password', 'hunter2hunter2', '[password]'],
  ] as const)('a %s keeps little', (type, raw, masked) => {
    expect(maskValue(type, raw)).toBe(masked);
  });

  it('never give the value back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PII_TYPES), fc.stringMatching(/^[a-zA-Z0-9]{6,20}$/), (type, raw) => {
        expect(maskValue(type, raw)).not.toContain(raw);
      }),
    );
  });

  it('cover a sentence', () => {
    expect(maskPii('Pay 4539 1488 0343 6467 or mail lena@mailbox.org.')).toBe(
      'Pay ***6467 or mail l***@mailbox.org.',
    );
    expect(maskPii('Nothing here.')).toBe('Nothing here.');
  });
});

describe('check digits', () => {
  it('catch every single wrong digit', () => {
    const wrong = (digits: string, at: number) =>
      digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1);
    for (let at = 0; at < 12; at++) {
      expect(luhn(wrong('4539148803436467', at))).toBe(false);
      expect(verhoeff(wrong('234123412346', at))).toBe(false);
      expect(mod97(`DE${wrong('44500105175407324931', at)}`)).toBe(false);
    }
    expect([luhn('4539148803436467'), verhoeff('234123412346'), mod97('DE44500105175407324931')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
