import { describe, expect, it } from 'vitest';
import { isDeniedAddress, isDeniedName } from '../../src/ports/address-policy.ts';

describe('the wide reach', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '::1',
    'fd12:3456::1',
    '8.8.8.8',
    '::ffff:10.0.0.1',
    '2606:4700::1111',
  ])('allows %s', async (address) => expect(await isDeniedAddress(address, 'anywhere')).toBe(false));
  it.each([
    '169.254.1.1',
    '168.63.129.16',
    '100.100.100.200',
    'fe80::1%eth0',
    'febf::1',
    'fd20:ce::254',
    '::ffff:169.254.0.1',
    '64:ff9b:1::a9fe:a9fe',
    '2001:db8::5efe:169.254.169.254',
    '2001:0:1::5601:5601',
    'fe80::zz',
  ])('refuses %s', async (address) => expect(await isDeniedAddress(address, 'anywhere')).toBe(true));
  it('decides plain IPv4 without a promise: the common case costs nothing', () => {
    expect(isDeniedAddress('127.0.0.1', 'anywhere')).toBe(false);
    expect(isDeniedAddress('169.254.169.254', 'anywhere')).toBe(true);
  });
});

describe('the public reach', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111'])('allows %s', async (address) =>
    expect(await isDeniedAddress(address, 'public')).toBe(false),
  );
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::808:808',
    '2002:808:808::1',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '4000::1',
  ])('refuses %s', async (address) => expect(await isDeniedAddress(address, 'public')).toBe(true));
  it.each([
    'localhost',
    'a..example.com',
    '..',
    `${'x'.repeat(64)}.com`,
    'a.localhost',
    'printer',
    'db.internal',
    'nas.local',
    'x.home.arpa',
    'metadata.google.internal',
  ])('refuses the name %s', (name) => expect(isDeniedName(name, 'public')).toBe(true));
  it.each(['example.com', 'hooks.example.co.uk', 'local.example.com', 'example.com.'])(
    'allows the name %s',
    (name) => expect(isDeniedName(name, 'public')).toBe(false),
  );
});
