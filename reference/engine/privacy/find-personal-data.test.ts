/**
 * Each line is a text as it must come out: what stands between brackets is found, to the letter, and nothing else is.
 * Spec: RedactPIIOptions.
 */
import { describe, expect, it } from 'vitest';
import { marked, unmarked } from './testing/marked.js';

function finds(lines: readonly string[]): void {
  it.each(lines)('%s', (expected) => expect(marked(unmarked(expected))).toBe(expected));
}

describe('e-mail addresses', () => {
  finds([
    'Write to [EMAIL anna.berg@plumbline.example], please.',
    'From: "[PERSON Anna]" <[EMAIL anna+list@mail.plumbline.example]>',
    'mailto:[EMAIL anna@plumbline.example]?subject=Hi',
    '[EMAIL größe@bücher.example] and [EMAIL o_b@xn--bcher-kva.example].',
    'An account @anna, a price of 3 @ 4.50, a@b, user@localhost and foo@1.2 are none.',
    '[EMAIL a@b.co],[EMAIL c@d.org];[EMAIL e@f.net]',
  ]);
});

describe('telephone numbers', () => {
  finds([
    'Call [PHONE +47 22 12 34 56] before noon.',
    'Ring [PHONE +44 (0)20 7946 0958] or [PHONE 0044 20 7946 0958].',
    'Fax: [PHONE (212) 555-0187], mobile: [PHONE 212-555-0199 ext. 12].',
    'Our number is [PHONE 020 7946 0958].',
    'Telefon: [PHONE 030 1234567]',
    'Order 48213 of 2024-11-05, 17:30, costs 1 299 000 and 12.50, pages 100-120, ISBN 978-3-16-148410-0.',
    'Version 10.4.22.1 ran on 192.168.100.200 from 1998-2004 with 3.14159265 and 100 000 000 people.',
    'tel:[PHONE +4722123456]',
  ]);
});

describe('card and account numbers', () => {
  finds([
    'Card [FINANCIAL 4111 1111 1111 1111] was charged; [FINANCIAL 378282246310005] was not.',
    'IBAN [FINANCIAL DE89 3704 0044 0532 0130 00], BIC: [FINANCIAL COBADEFFXXX]',
    'GB82WEST12345698765433 fails its check and 4111 1111 1111 1112 too.',
    'Account number: [FINANCIAL 0012345678], sort code [FINANCIAL 20-00-00], CVV: [FINANCIAL 123]',
    'Send it to [FINANCIAL bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq].',
    'The timestamp 1700000000000 and the id 1234567890123456 are numbers.',
  ]);
});

describe('passwords and keys', () => {
  finds([
    'password: [SECRET hunter2!x] and PASSWORD = "[SECRET correcthorse]"',
    'export DB_PASSWORD=[SECRET s3cr3t-Pa55]',
    '{"api_key": "[SECRET 9f8Kd02LmQp47sTzXv1b]"}',
    'aws [SECRET AKIAQ7ZK4M2XWJ5RTYPL], [SECRET ghp_q8Zt3XkL0vB7nM2rT5yW9sD4fG6hJ1aPcEuI]',
    'Authorization: Bearer [SECRET eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.dBjftJeZ4CVPmB92K27uhbUJU1p1r]',
    'postgres://app:[SECRET k3Yb0ard]@db.plumbline.test/main',
    'curl -H "Authorization: Bearer [SECRET 6Ag7feRgcs2zMKVzyk5HfYpu42JBZb61]" -u ola:[SECRET q7ZkMw2x]',
    'mysql --user root --password [SECRET su9XJIwfWj9]; vault login --token=[SECRET GYq9wmnEnB8bkMSfA0cn2h0t]',
    'machine api.plumbline.test login ola password [SECRET KVz4DdffHVN]',
    '<password>[SECRET OJykzbFF5]</password> <add key="ApiSecret" value="[SECRET rBPqyKy4GsC2MiLQ4KXC5MOcrX]" />',
    'The new password for the printer is [SECRET esfcs352!x], please keep it.',
    'HEROKU_API_KEY=[SECRET c58e1277-9d4d-fa41-2c01-538f26b0aaca]',
    '[SECRET -----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----]',
  ]);
});

describe('what looks like a secret and is none', () => {
  finds([
    'commit 3f786850e387550fdab836ed7e6dc881de23001b',
    'id: 550e8400-e29b-41d4-a716-446655440000',
    'The token of the ring is 2024, and the password of the day is good.',
    'curl -H "Authorization: Bearer $TOKEN" --password "$PASSWORD" --token <your-token>',
    'Bearer of bad news 2024, and basic understanding-of-physics-1',
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'password: ${DB_PASSWORD} or "your-password" or <password> or xxxxxxxx',
    'API_KEY=AKIAIOSFODNN7EXAMPLE',
    'const token = getToken(request); token_type: bearer; max_tokens: 4096',
    'Forgot your password? Enter the token that was sent to you. The key is under the mat.',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----',
  ]);
});

describe('names of persons', () => {
  finds([
    'My name is [PERSON Zorblat Quench].',
    'Dear Mrs. [PERSON Quench],',
    'The report was written by [PERSON Marit Solberg] and approved by Dr. [PERSON Øyvind Åsheim].',
    'Kind regards,\n[PERSON Anna-Lena Vogt]',
    '"No," said the man. [PERSON Tomás de la Cruz] laughed.',
    'Attn: [PERSON Quench]',
    'Name: [PERSON J. R. Quillfeather]',
    "The variable named ENGINE sets what NodeJS writes, and the URI's scheme; a per-store TTL writes the rest.",
    'Will you mark the page? Grace and hope may help in May.',
    'The Quick Start shows how to Install Docker Compose with Visual Studio Code on Monday.',
    'Martin Luther King Street, Johnson & Johnson Inc and the Smith College Library are no persons.',
  ]);
});

describe('places and addresses', () => {
  finds([
    'She moved to [LOCATION Norway] and lives in [LOCATION Quenchborough].',
    'Send it to [LOCATION 221 Baker Street, London].',
    'Meet me at the [LOCATION corner of Elm Street and 5th Avenue].',
    '[LOCATION Hauptstraße 5, 10115 Berlin]',
    'Our office is at [LOCATION 17 Rue des Lilas, Lyon].',
    '[LOCATION Apt. 12]',
    'Written in JavaScript, in English, in January, in Chapter 4 and in NATO.',
    'Turkey is eaten in May.',
    'A denial of Service, contributions to Keyv and the work in Webassembly are no places.',
  ]);
});

describe('the modes', () => {
  const texts = [
    'Anna Berg met Quench Zorblat in Quenchton, 12 34 56 78, on 4 May.',
    'The token dGhpcyBpcyBh4nEvVGhlIGtleSBpcyBsb25nZXI5 stood in 12 Elm Street.',
    'card 4111 1111 1111 1112 at Zorblat Hill',
  ];
  it.each(texts)('nest: what fast finds, accurate finds, and aggressive too: %s', (text) => {
    const covered = (mode: 'fast' | 'accurate' | 'aggressive'): Set<number> => {
      const marks = new Set<number>();
      let at = 0;
      for (const part of marked(text, mode).split(/(\[[A-Z]+ [^\]]+\])/)) {
        const found = /^\[[A-Z]+ ([^\]]+)\]$/.exec(part)?.[1];
        for (let i = 0; found !== undefined && i < found.length; i++) marks.add(at + i);
        at += (found ?? part).length;
      }
      return marks;
    };
    const [fast, accurate, aggressive] = [covered('fast'), covered('accurate'), covered('aggressive')];
    expect([...fast].filter((i) => !accurate.has(i))).toEqual([]);
    expect([...accurate].filter((i) => !aggressive.has(i))).toEqual([]);
    expect(aggressive.size).toBeGreaterThan(accurate.size);
  });
});

describe('program text and addresses of the web', () => {
  it('has names in no capitals', () => {
    expect(marked('const AnnaBerg = new Anna("a@plumbline.example");', 'accurate', 'code')).toBe(
      'const AnnaBerg = new Anna("[EMAIL a@plumbline.example]");',
    );
  });

  it('keeps the numbers of an address', () => {
    const url = 'https://plumbline.example/p/4111111111111111?id=+4722123456';
    expect(marked(url, 'accurate', 'address')).toBe(url);
    expect(marked(`See ${url} now.`)).toBe(`See ${url} now.`);
  });
});
